import type { Answer, Report } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, annaIsIn, ben, clara, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const since = '2026-11-20T10:00:00.000Z';
const annaAsAdmin = { _id: anna._id, username: 'anna', email: 'anna@example.com', since };
const benAsAdmin = { _id: ben._id, username: 'ben', email: 'ben@example.com', since };
const listed = (about: Partial<Answer<'GET /api/users/admins'>> = {}): Answer<'GET /api/users/admins'> => ({
  admins: [annaAsAdmin, benAsAdmin],
  changes: [
    { _id: 'c2', username: 'ben', by: 'anna', at: since, given: true },
    { _id: 'c1', username: 'anna', by: '', at: since, given: true },
  ],
  passwordNeeded: false,
  ...about,
});
const metaData = { newAcconutsMade: 1234, newAccountsLately: 12, usersInvited: 7, userAccounts: 1234, openReports: 3 };

const open = (address: string, answers: Routes = {}) =>
  visit(address, {
    'GET /api/users/auth': { ...annaIsIn, isAdmin: true },
    'GET /api/users/get-metadata': { metaData },
    'POST /api/invites/get-invite-list': { list: [] },
    'GET /api/users/admins': listed(),
    ...answers,
  });

test('who is no admin is led home, and has no such entry in the menu', async () => {
  const { where, user } = visit('/admin', { 'POST /api/profile/find-media-byfamily': { profiles: [], total: 0 } });
  await waitFor(() => expect(where()).toBe('/home'));
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await screen.findByRole('menuitem', { name: 'Your devices' });
  expect(screen.queryByRole('menuitem', { name: 'Admin console' })).toBeNull();
});

test('an admin opens it from the account menu, and sees how many are here and invited', async () => {
  const { user, where } = open('/sessions', { 'GET /api/users/sessions': { sessions: [] } });
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin console' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin Version' });
  expect(where()).toBe('/admin');
  expect((await screen.findByText('Number of Users Invited')).nextSibling?.textContent).toBe('7');
  expect(screen.getByText('Number of User Accounts').nextSibling?.textContent).toBe('1,234');
  screen.getByRole('heading', { name: 'Invite Your Family to Join Us!' });
});

test('all invites and all users stand in a dialog, and are searched', async () => {
  const invite = { _id: 'i1', email: 'gran@example.com', userId: ben._id, accountCreated: false };
  const account = { _id: ben._id, username: 'ben', email: 'ben@example.com', accountCreated: true as const };
  const { user, server } = open('/admin', {
    'GET /api/invites/all-invites': ({ only, search }) =>
      search === 'nobody'
        ? { list: [], total: 0, users: [], totalUsers: 0 }
        : { list: only === 'invites' ? [invite] : [], total: 1, users: only === 'users' ? [account] : [], totalUsers: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'See All Users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'All Users' }));
  expect(await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Account created: gran@example.com' })).toHaveProperty('checked', false);
  await user.click(dialog.getByRole('tab', { name: 'All Users' }));
  expect(await dialog.findByRole('checkbox', { name: 'Account created: ben@example.com' })).toHaveProperty('checked', true);
  await user.type(dialog.getByLabelText('Search by name or email'), 'nobody{Enter}');
  await dialog.findByText('Nobody was found.');
  expect(server.to('GET /api/invites/all-invites').at(-1)?.body).toMatchObject({ only: 'users', search: 'nobody' });
  await user.click(dialog.getByRole('button', { name: 'Show all' }));
  await dialog.findByText('ben@example.com');
});

test('space is given by address, of the size that is chosen', async () => {
  const { user, server } = open('/admin?tab=admins', { 'POST /api/console/give-space': ({ email }) => ({ email }) });
  const form = within(await screen.findByRole('form', { name: 'Give Space' }));
  await user.selectOptions(form.getByLabelText('Space'), '1TB');
  await user.type(form.getByLabelText('Email'), 'gran@example.com{Enter}');
  await screen.findByText('The space of gran@example.com has been changed.');
  expect(server.to('POST /api/console/give-space').at(-1)?.body).toMatchObject({ email: 'gran@example.com', product: 'plan-1tb' });
});

test('an invite is sent again, and rights are given, by address', async () => {
  const { user, server } = open('/admin?tab=admins', {
    'POST /api/invites/resendInvite': ({ email }) => ({ email }),
    'POST /api/users/giveAdminRights': ({ email }) => ({ email }),
  });
  const form = async (name: string) => within((await screen.findByRole('heading', { name })).parentElement ?? document.body);
  const resend = await form('Resend Invite');
  await user.type(resend.getByLabelText('Email'), 'gran@{Enter}');
  await resend.findByText('Email is not Valid');
  await user.type(resend.getByLabelText('Email'), 'example.com{Enter}');
  await screen.findByText('Invite has been resent to gran@example.com.');
  const give = await form('Give Admin Rights');
  await user.type(give.getByLabelText('Email'), 'clara@example.com{Enter}');
  await screen.findByText('clara@example.com has been given admin rights.');
  expect(server.to('POST /api/users/giveAdminRights')[0]?.body).toEqual({ email: 'clara@example.com', userId: anna._id });
  screen.getByText('anna made ben an admin');
  screen.getByText('anna became an admin by the settings');
});

test.each([
  [400, 'Something has went wrong.', 'Email is not Valid'],
  [404, 'Something has went wrong', 'Nobody was invited at this address.'],
])('what failed with %i is told in the words of the specification, and why beside them', async (status, quoted, why) => {
  const { user } = open('/admin?tab=admins', { 'POST /api/invites/resendInvite': () => refuse(status, 'refused', why) });
  const resend = within((await screen.findByRole('heading', { name: 'Resend Invite' })).parentElement ?? document.body);
  await user.type(resend.getByLabelText('Email'), 'gran@example.com{Enter}');
  await resend.findByText(quoted);
  resend.getByText(why);
});

test('who signed in a while ago gives the password', async () => {
  let passwordNeeded = false;
  const { user, server } = open('/admin?tab=admins', {
    'GET /api/users/admins': () => listed({ passwordNeeded }),
    'POST /api/users/giveAdminRights': ({ email, password }) => {
      passwordNeeded = true;
      return password ? { email } : refuse(403, 'sign-in-again', 'You signed in a while ago. Please enter your password to go on.');
    },
  });
  const give = within((await screen.findByRole('heading', { name: 'Give Admin Rights' })).parentElement ?? document.body);
  await user.type(give.getByLabelText('Email'), 'clara@example.com{Enter}');
  await user.type(await give.findByLabelText('Your password'), 'Sunday-Lunch-1{Enter}');
  await screen.findByText('clara@example.com has been given admin rights.');
  expect(server.to('POST /api/users/giveAdminRights')[1]?.body).toEqual({ email: 'clara@example.com', userId: anna._id, password: 'Sunday-Lunch-1' });
});

test('rights are taken back after a question, and a refusal is told there', async () => {
  let admins = [annaAsAdmin, benAsAdmin];
  let isRefused = true;
  const { user } = open('/admin?tab=admins', {
    'GET /api/users/admins': () => listed({ admins }),
    'POST /api/users/revokeAdminRights': ({ email }) => {
      if (isRefused) return refuse(409, 'last-admin', 'This is the only admin. Make somebody else an admin first.');
      admins = [annaAsAdmin];
      return { email };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back the rights of ben' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Take back the admin rights of ben?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await dialog.findByText('This is the only admin. Make somebody else an admin first.');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await screen.findByText('ben is no admin any more.');
  await waitFor(() => expect(screen.queryByText('ben@example.com')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Take back the rights of anna' })).toBeNull();
});

test('new accounts are counted, also those of the last 30 days', async () => {
  open('/admin?tab=new');
  expect((await screen.findByText('New accounts made')).nextSibling?.textContent).toBe('1,234');
  expect(screen.getByText('Of these, in the last 30 days').nextSibling?.textContent).toBe('12');
});

test('what cannot be had says so, and can be asked for again', async () => {
  let isAway = true;
  const { user } = open('/admin?tab=new', { 'GET /api/users/get-metadata': () => (isAway ? refuse(500) : { metaData }) });
  await screen.findByText('The numbers cannot be shown right now.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('New accounts made');
});

describe('how the vault is', () => {
  const service = (name: string, about: Partial<Answer<'GET /api/console/health'>['services'][number]> = {}) => ({
    name,
    version: '0.1.0',
    behind: [],
    parked: [],
    ...about,
  });
  const well = { version: '0.1.0', disk: { used: 30e9, free: 70e9 }, problems: [], warnings: [], services: [service('identity'), service('media')] };

  test('it is told with the space of the disk and the version', async () => {
    open('/admin?tab=health', { 'GET /api/console/health': well });
    await screen.findByText('Everything is well.');
    expect(screen.getByText('Free').nextSibling?.textContent).toBe('70.0 GB');
    screen.getByText('0.1.0');
    for (const none of ['All mails were sent.', 'No job keeps failing.', 'Nothing is behind.']) screen.getByText(none);
  });

  test('what is not well is told, and stuck jobs are tried again or dropped', async () => {
    const job = { _id: 'j1', reaction: 'ingest', at: since, error: 'the file is unreadable' };
    const mail = { _id: 'm1', reaction: 'send-invite', at: since, error: '550 (address) no such user', mail: true as const };
    let parked: (typeof job | typeof mail)[] = [job, mail];
    const { user, server } = open('/admin?tab=health', {
      'GET /api/console/health': () => ({
        ...well,
        disk: undefined,
        problems: ['media: posts@1 is being rebuilt'],
        services: [
          service('media', {
            parked,
            ...(parked.includes(mail) && { mails: { waiting: 2, since, parked: 60 } }),
            behind: [{ what: 'posts', source: 'media', lane: 3, commits: 2 }],
          }),
          service('identity', { mails: { waiting: parked.includes(mail) ? 1 : 0, parked: 0 } }),
          service('chat', { away: true, version: '' }),
        ],
      }),
      'POST /api/console/retry-job': ({ jobId }) => {
        parked = parked.filter(({ _id }) => _id !== jobId);
        return {};
      },
      'POST /api/console/drop-job': () => refuse(404, 'no-job', 'There is no such job any more.'),
    });
    const alert = await screen.findByRole('alert');
    within(alert).getByText('media: posts@1 is being rebuilt');
    screen.getByText('chat: does not answer');
    expect(screen.getByText(/^media: posts, lane 3 of media/).textContent).toContain('2 changes behind');
    screen.getByText(/^3 mails wait to be sent, the oldest of them from /);
    screen.getByText('60 mails could not be sent; these are the newest.');
    expect(screen.queryByText('All mails were sent.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again: media: send-invite' }));
    await screen.findByText('All mails were sent.');
    await user.click(screen.getByRole('button', { name: 'Drop: media: ingest' }));
    await user.click(within(screen.getByRole('alertdialog', { name: 'Drop this job?' })).getByRole('button', { name: 'Drop' }));
    await screen.findByText('There is no such job any more.');
    expect(server.to('POST /api/console/drop-job')[0]?.body).toEqual({ service: 'media', jobId: 'j1' });
  });
});

describe('reports', () => {
  const report: Report = {
    _id: 'rep',
    kind: 'ITEM',
    owner: ben,
    reporter: clara,
    text: 'This is not ours.',
    createdAt: since,
    look: 'NOT_ASKED',
  };

  test('tell who says what of whom, and are closed with a note', async () => {
    let closed = false;
    const { user, server } = open('/admin?tab=reports', {
      'GET /api/users/get-metadata': () => ({ metaData: { ...metaData, openReports: closed ? 0 : 1 } }),
      'POST /api/reports/all': (asked) => ({
        reports: asked.closed === closed ? [{ ...report, ...(closed && { closedAt: since, closedBy: anna, note: 'We talked.' }) }] : [],
      }),
      'POST /api/reports/close': () => {
        closed = true;
        return { report };
      },
    });
    await screen.findByText('A photo or video of ben');
    await screen.findByRole('tab', { name: 'Reports (1)' });
    screen.getByText('This is not ours.');
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close report: A photo or video of ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this report?' }));
    await user.click(dialog.getByRole('button', { name: 'Close report' }));
    dialog.getByText('Please say what became of it.');
    await user.type(dialog.getByLabelText('What became of it, for who reported'), 'We talked.');
    await user.click(dialog.getByRole('button', { name: 'Close report' }));
    await screen.findByText('Nothing waits.');
    await screen.findByRole('tab', { name: 'Reports' });
    expect(server.to('POST /api/reports/close')[0]?.body).toEqual({ reportId: 'rep', note: 'We talked.' });
    await user.click(screen.getByRole('tab', { name: 'Closed' }));
    await screen.findByText('closed by anna: We talked.');
  });

  test('show what they are about once its owner agrees, and only then', async () => {
    let look: Report['look'] = 'NOT_ASKED';
    const { user, server } = open('/admin?tab=reports', {
      'POST /api/reports/all': () => ({ reports: [{ ...report, look }] }),
      'POST /api/reports/ask-to-look': () => {
        look = 'ALLOWED';
        return { report };
      },
      'POST /api/reports/look': { postId: 'p1', until: since },
      'POST /api/post/image-post-byid': { post: photo('p1', ben) },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask to look: A photo or video of ben' }));
    await user.click(await screen.findByRole('button', { name: 'Look: A photo or video of ben' }));
    expect(server.to('POST /api/reports/ask-to-look')).toHaveLength(1);
    const dialog = within(await screen.findByRole('dialog', { name: 'A photo or video of ben' }));
    await dialog.findByRole('img', { name: 'A photo or video of ben' });
    expect(server.to('POST /api/reports/look')).toHaveLength(1);
  });
});
