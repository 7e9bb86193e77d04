import { screen, waitFor, within } from '@testing-library/react';
import { annaIsIn, ben } from '../../../testing/family.ts';
import type { Routes } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const at = '2026-11-20T10:00:00.000Z';
const open = (answers: Routes) =>
  visit('/reports', {
    'GET /api/users/auth': annaIsIn,
    'POST /api/reports/own': { reports: [] },
    'POST /api/reports/looks': { asked: [], looks: [] },
    ...answers,
  });

test('one reads what became of one’s reports', async () => {
  const told = { kind: 'MEMBER', owner: ben, text: 'Not who he says.', createdAt: at } as const;
  open({
    'POST /api/reports/own': {
      reports: [
        { _id: 'a', ...told },
        { _id: 'b', ...told, kind: 'COMMENT', closedAt: at, note: 'We talked.' },
      ],
    },
  });
  await screen.findByText('About ben');
  screen.getByText('Nobody has answered yet.');
  expect(screen.getByText('A comment of ben').closest('li')?.textContent).toContain('Answer: We talked.');
  screen.getByText('Nobody has looked.');
});

test('an admin who asks to look is allowed, and not any more; each look stands there', async () => {
  let look: 'ASKED' | 'ALLOWED' | undefined = 'ASKED';
  const { user, server } = open({
    'POST /api/reports/looks': () => ({
      asked: look ? [{ reportId: 'rep', postId: 'p1', createdAt: at, look, ...(look === 'ALLOWED' && { lookUntil: at }) }] : [],
      looks: [{ _id: 'l1', postId: 'p1', by: ben, createdAt: at }],
    }),
    'POST /api/reports/answer-look': ({ allow }) => {
      look = allow ? 'ALLOWED' : undefined;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Allow for 7 days' }));
  await user.click(await screen.findByRole('button', { name: 'Allow no more' }));
  await waitFor(() => expect(screen.queryByText(/^Admins may look/)).toBeNull());
  expect(server.to('POST /api/reports/answer-look').map(({ body }) => body)).toEqual([
    { reportId: 'rep', allow: true },
    { reportId: 'rep', allow: false },
  ]);
  const row = screen.getByText('ben looked at a photo or video of yours').closest('li');
  expect(
    within(row ?? document.body)
      .getByRole('link', { name: 'Show it' })
      .getAttribute('href'),
  ).toBe('/image/p1');
});
