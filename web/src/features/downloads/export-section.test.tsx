import type { Answer } from '@kloak/proto/api/types.ts';
import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

type Export = Answer<'POST /api/post/get-export'>['export'];

const making: NonNullable<Export> = { _id: 'e1', status: 'making', since: '2026-05-01T10:00:00.000Z', itemsDone: 30, itemsTotal: 120, parts: [] };
const part = (number: number) => ({
  fileName: `kloak-everything-2026-05-01${number > 1 ? `-${number}` : ''}.zip`,
  fileUrl: `/storage/export/e1/${number}/kloak-everything-2026-05-01.zip`,
  files: 360,
  fileSize: 3_900_000_000,
});
const ready: Export = { ...making, status: 'ready', itemsDone: 120, keptUntil: '2026-05-08T10:00:00.000Z', parts: [part(1), part(2)] };

test('everything that one has is asked for, followed while it is made, and downloaded', async () => {
  let found: Export;
  const { user, listeners, server } = visit('/settings', {
    'POST /api/profile/sharing': () => ({ sharing: { downloads: false } }),
    'POST /api/post/get-export': () => ({ export: found }),
    'POST /api/post/request-export': ({ password }) => {
      if (password !== 'secret1!') return refuse(403, wrongPassword.code);
      found = making;
      return { export: found };
    },
  });
  const section = within((await screen.findByRole('heading', { name: 'Everything I have' })).parentElement ?? document.body);
  const tell = (next: Export) =>
    act(() => {
      found = next;
      for (const { changed } of listeners) changed({ what: 'export', edit: false });
    });

  await user.click(await section.findByRole('button', { name: 'Prepare my archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare my archive' }));
  await user.click(dialog.getByRole('button', { name: 'Prepare my archive' }));
  await dialog.findByText('Password is required');
  for (const password of ['wrong', 'secret1!']) {
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), password);
    await user.click(dialog.getByRole('button', { name: 'Prepare my archive' }));
    if (password === 'wrong') await dialog.findByText(wrongPassword.message);
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.to('POST /api/post/request-export')).toHaveLength(2);
  expect(await section.findByRole('progressbar')).toHaveProperty('value', 25);
  expect(section.queryByRole('button')).toBeNull();

  tell({ ...making, status: 'failed' });
  await section.findByText(/could not be prepared/);
  section.getByRole('button', { name: 'Prepare my archive' });

  tell(ready);
  await section.findByText(/You can download it until May 8, 2026\./);
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(section.getAllByText(/360 files, 3\.9 GB/)).toHaveLength(2);
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download', 'Download', 'Prepare a new one']);
  await waitFor(() => expect(section.queryByRole('alert')).toBeNull());
});
