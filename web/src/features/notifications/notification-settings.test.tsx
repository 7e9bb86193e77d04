import type { Notification } from '@kloak/proto/api/types.ts';
import { notificationKinds } from '@kloak/proto/rules/notifications.ts';
import { screen, waitFor } from '@testing-library/react';
import { allNotifications, ben } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { accepted, lake, lakeGroup, listed, openNews } from '../../../testing/news.ts';
import { refuse } from '../../../testing/serve.ts';

everythingIsNear();

test('whoever does not want to be told of a kind says so once', async () => {
  let muted: Notification['kind'][] = ['POSTS'];
  const { user, server } = openNews({
    'POST /api/notification/list': () => ({
      notifications: muted.includes('HEARTS') ? [] : [accepted(ben, 3, { kind: 'HEARTS', post: lake })],
      readTo: '',
      seen: '',
    }),
    'POST /api/notification/settings': () => ({ ...allNotifications, muted }),
    'POST /api/notification/change-settings': ({ muted: wanted }) => {
      muted = [...wanted];
      return { ...allNotifications, muted };
    },
  });
  await screen.findByRole('link', { name: /^ben hearted/ });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const way = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  expect((await way('Photos and videos of the family')).value).toBe('NOTHING');
  const hearts = await way('Hearts on my photos and videos');
  expect(hearts.value).toBe('DIGEST');
  await user.selectOptions(hearts, 'Not at all');
  expect(hearts.value).toBe('NOTHING');
  await waitFor(() => expect(server.to('POST /api/notification/change-settings').map(({ body }) => body.muted)).toEqual([['POSTS', 'HEARTS']]));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'No New Notification' });
});

test('of what of a group one is told is chosen among the settings', async () => {
  const { user, server } = openNews({
    ...listed([]),
    'POST /api/notification/settings': { ...allNotifications, groups: [{ group: lakeGroup, level: 'ALL' }] },
    'POST /api/notification/change-group-level': refuse(503),
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Lake house' });
  await user.selectOptions(choice, 'Nothing');
  expect(server.to('POST /api/notification/change-group-level').map(({ body }) => [body.groupId, body.level])).toEqual([['g1', 'NONE']]);
  await waitFor(() => expect(choice.value).toBe('ALL'));
});

test('mails come as often, of what and when the member wants them, by the hours of this browser', async () => {
  let { mail } = allNotifications;
  const { user, server } = openNews({
    ...listed([]),
    'POST /api/notification/settings': () => ({ ...allNotifications, mail }),
    'POST /api/notification/change-mail-settings': ({ profileId: _, ...wanted }) => {
      mail = wanted;
      return { ...allNotifications, mail };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const rhythm = await screen.findByRole('combobox', { name: 'A mail with what is new' });
  await user.selectOptions(rhythm, 'Every day');
  await user.selectOptions(screen.getByRole('combobox', { name: 'No mails from' }), '20:00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hearts on my comments' }), 'Here only');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comments on my photos and videos' }), 'Here, and mail at once');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() => expect(mail).toEqual({ rhythm: 'DAILY', muted: ['COMMENT_HEARTS'], atOnce: ['COMMENTS'], quietFrom: 20, quietTo: 7, timeZone }));
  await user.selectOptions(rhythm, 'Never');
  // Immediate mails still respect the quiet hours.
  screen.getByRole('combobox', { name: 'No mails from' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comments on my photos and videos' }), 'Here, and mail later');
  expect(screen.queryByRole('combobox', { name: 'No mails from' })).toBeNull();
  await waitFor(() => expect(server.to('POST /api/notification/change-mail-settings')).toHaveLength(6));
});

test('the day, the hour and the zone of mails are told, and the zone can be that of this browser', async () => {
  let mail = { ...allNotifications.mail, rhythm: 'WEEKLY' as const, timeZone: 'Pacific/Auckland', quietFrom: 22, quietTo: 7 };
  const { user } = openNews({
    ...listed([]),
    'POST /api/notification/settings': () => ({ ...allNotifications, mail }),
    'POST /api/notification/change-mail-settings': ({ profileId: _, ...wanted }) => {
      mail = { ...mail, ...wanted, rhythm: 'WEEKLY' };
      return { ...allNotifications, mail };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByText('Every Sunday at 17:00 (Pacific/Auckland)');
  // A mail waits for the end of the quiet hours.
  await user.selectOptions(screen.getByRole('combobox', { name: 'No mails from' }), '16:00');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await screen.findByText(`Every Sunday at 07:00 (${timeZone})`);
});

test('who has moved takes the hours of this browser', async () => {
  let { mail } = allNotifications;
  mail = { ...mail, rhythm: 'DAILY', timeZone: 'Pacific/Auckland' };
  const { user } = openNews({
    ...listed([]),
    'POST /api/notification/settings': () => ({ ...allNotifications, mail }),
    'POST /api/notification/change-mail-settings': ({ profileId: _, ...wanted }) => {
      mail = wanted;
      return { ...allNotifications, mail };
    },
  });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: `Use the hours of ${timeZone}` }));
  await screen.findByText(`Every day at 17:00 (${timeZone})`);
  expect(screen.queryByRole('button', { name: /^Use the hours/ })).toBeNull();
});

test('one way is chosen for everything at once, and each still by itself', async () => {
  let { muted, mail } = allNotifications;
  const { user } = openNews({
    ...listed([]),
    'POST /api/notification/settings': () => ({ ...allNotifications, muted, mail }),
    'POST /api/notification/change-settings': ({ muted: wanted }) => {
      muted = wanted;
      return { ...allNotifications, muted, mail };
    },
    'POST /api/notification/change-mail-settings': ({ profileId: _, ...wanted }) => {
      mail = wanted;
      return { ...allNotifications, muted, mail };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const all = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'All of it' });
  await user.selectOptions(all, 'Here only');
  await waitFor(() => expect([muted, new Set(mail.muted), mail.atOnce]).toEqual([[], new Set(notificationKinds), []]));
  await user.selectOptions(all, 'Not at all');
  await waitFor(() => expect(new Set(muted)).toEqual(new Set(notificationKinds)));
  await user.selectOptions(screen.getByLabelText('Replies to my comments'), 'Here only');
  await waitFor(() => expect(muted).not.toContain('REPLIES'));
  await waitFor(() => expect(all.value).toBe(''));
});

test('what could not be changed is as it was', async () => {
  const { user } = openNews({
    ...listed([]),
    'POST /api/notification/settings': allNotifications,
    'POST /api/notification/change-settings': refuse(500),
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const way = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Replies to my comments' });
  await user.selectOptions(way, 'Not at all');
  await screen.findByText('Something has went wrong');
  await waitFor(() => expect(way.value).toBe('DIGEST'));
});
