import { screen } from '@testing-library/react';
import { anna, annaIsIn, ben } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

const since = '2026-11-20T10:00:00.000Z';
const path = '/api/users/login';
const failed = { _id: '1-2', at: since, act: 'sign-in-failed' as const, from: '192.0.2.7', requestId: 'r2', code: 'bad-credentials', path };
const ofAnna = { _id: '1-1', at: since, act: 'sign-in' as const, account: anna._id, from: '192.0.2.8', requestId: 'r1', path };
const ofBen = { _id: '1-0', at: since, act: 'sign-out' as const, account: ben._id, requestId: 'r0', path: '/api/users/logout' };

const open = (answers: Routes) =>
  visit('/admin?tab=security', {
    'GET /api/users/auth': { ...annaIsIn, isAdmin: true },
    'GET /api/users/get-metadata': { metaData: { newAcconutsMade: 2, newAccountsLately: 0, usersInvited: 0, userAccounts: 2, openReports: 0 } },
    'GET /api/users/admins': { admins: [{ _id: anna._id, username: 'anna', email: 'anna@example.com', since }], changes: [], passwordNeeded: false },
    ...answers,
  });

test('it says in words what happened, whose account it was, from where, and by which request, and grows', async () => {
  const { server } = open({
    'GET /api/console/security': ({ before }) => (before === undefined ? { entries: [failed], next: 'more' } : { entries: [ofAnna, ofBen] }),
  });
  const row = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent;
  for (const part of ['Nov 20, 2026', 'from 192.0.2.7', '/api/users/login (bad-credentials)', 'request r2'])
    expect(await row('A sign-in failed')).toContain(part);
  expect(await row('Signed in')).toContain('account anna');
  expect(await row('Signed out')).toContain(`account ${ben._id}`);
  expect(server.to('GET /api/console/security').at(-1)?.body).toMatchObject({ before: 'more' });
});

test('it says where nothing has happened, and where it cannot be shown', async () => {
  let isAway = true;
  const { user } = open({ 'GET /api/console/security': () => (isAway ? refuse(500) : { entries: [] }) });
  await screen.findByText('The security log cannot be shown right now.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing has happened yet.');
});
