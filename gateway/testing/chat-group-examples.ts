// Examples of calls among people: chats, groups, reports, notifications.
import type { ApiName } from '@kloak/proto/api/types.ts';
import { allSignedIn, type Example, inGroup, noFields, noSuchReport, onGroupPost, ownProfile, withUninvolved } from './example.ts';

/** Keys as a browser makes them (RFC 8291, appendix A). */
const subscription = {
  endpoint: 'https://push.example.net/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

export const chatGroupExamples = {
  'POST /api/chatbox/fetch-chatrooms': { send: ownProfile },
  'POST /api/chatbox/check-notifications': { send: ownProfile },
  'POST /api/chatbox/conversation-query': { send: ({ room }) => ({ roomId: room, page: 0, perPage: 15 }) },
  'POST /api/chatbox/profile-conversation': { send: ({ cousin }, me) => ({ profileIds: [me.id, cousin.id], page: 0, perPage: 15 }) },
  'POST /api/chatbox/find-profiles': { send: ({ people }, me) => ({ query: people.owner.username, profileId: me.id }) },
  'POST /api/chatbox/add-recipient': { send: ({ people }, me) => ({ query: people.owner.username, profileId: me.id, recipientIds: [people.stranger.id] }) },
  'POST /api/chatbox/create-chat-group': {
    send: ({ people, cousin }, me) => ({ name: 'Lake', author: me.id, profiles: [people.owner.id, people.connected.id, cousin.id] }),
  },
  'POST /api/chatbox/rename-chat-group': { send: ({ room }) => ({ roomId: room, name: 'Sea' }) },
  'POST /api/chatbox/remove-from-chat-group': { send: ({ room, people }) => ({ roomId: room, profiles: [people.stranger.id] }) },
  'POST /api/chatbox/add-to-chat-group': { send: ({ room, cousin }) => ({ roomId: room, profiles: [cousin.id] }) },
  'POST /api/chatbox/submit-message': { send: ({ room }, me) => ({ messageBody: 'How lovely!', profile: me.id, roomId: room }) },
  'POST /api/chatbox/delete-message': { send: ({ message }, me) => ({ messageId: message, profileId: me.id }) },
  'DELETE /api/chatbox/delete-notif-room': { send: ({ room }) => ({ roomId: room }) },
  'POST /api/chatbox/writing': { send: ({ room }) => ({ roomId: room }) },
  'POST /api/chatbox/settings': { send: ownProfile },
  'POST /api/chatbox/change-settings': { send: (_scene, me) => ({ profileId: me.id, receipts: true }) },
  // Members of the group name another, so that they stay.
  'POST /api/chatbox/leave-chat-group': {
    send: ({ room, people }, me) => ({ roomId: [people.owner.id, people.connected.id].includes(me.id) ? 'no-room' : room }),
    instead: { because: 'there is no such room', statuses: { owner: 404, connected: 404 } },
  },

  'POST /api/groups/group-invite-count': { send: ownProfile },
  'POST /api/groups/groups-by-profile': { send: ownProfile },
  'POST /api/groups/create-new-group': { send: (_scene, me) => ({ name: 'Lake', description: '', invitedIdList: [], profile: me.id }) },
  'POST /api/groups/group-by-id': { send: ({ group }, me) => ({ groupId: group, profileId: me.id }) },
  'POST /api/groups/create-group-post': { send: ({ group }, me) => ({ text: 'How lovely!', groupId: group, profile: me.id }) },
  'PUT /api/groups/update-group-post': { send: ({ groupPost }) => ({ groupPostId: groupPost, text: 'How very lovely!' }) },
  'DELETE /api/groups/post-by-id': { send: ({ goingGroupPost }, me) => ({ postId: goingGroupPost, profileId: me.id }) },
  'POST /api/groups/items-of-group-post': { send: onGroupPost },
  'POST /api/groups/reactions-by-id': { send: onGroupPost },
  'POST /api/groups/post-reaction': { send: ({ groupPost }, me) => ({ groupPostId: groupPost, profile: me.id, reactionType: 'Love' }) },
  'POST /api/groups/remove-reaction': { send: ({ groupPost }, me) => ({ groupPostId: groupPost, profile: me.id }) },
  'PUT /api/groups/update-group': { send: ({ group }) => ({ groupId: group, groupDescription: 'Every summer' }) },
  'PUT /api/groups/update-group-invite': { send: ({ group, cousin }, me) => ({ groupId: group, profile: me.id, invitedIdList: [cousin.id] }) },
  'POST /api/groups/accept-group-invite': {
    send: ({ group }, me) => ({ profileId: me.id, invite: group }),
    instead: { because: 'those who are not in it are not invited', statuses: { member: 404, stranger: 404, admin: 404 } },
  },
  'POST /api/groups/reject-group-invite': { send: ({ group }, me) => ({ profileId: me.id, invite: group }) },
  'PUT /api/groups/request-group-membership': { send: ({ group }, me) => ({ profileId: me.id, groupId: group }) },
  'PUT /api/groups/cancel-group-request': { send: inGroup(({ bystander }) => bystander) },
  // The target already has the state that the call would give, so roles stay unchanged.
  'PUT /api/groups/accept-group-request': { send: inGroup(({ people }) => people.owner) },
  'PUT /api/groups/remove-group-membership': { send: inGroup(({ bystander }) => bystander) },
  'PUT /api/groups/give-admin-auth': { send: inGroup(({ people }) => people.owner) },
  'PUT /api/groups/lose-admin-auth': { send: inGroup(({ bystander }) => bystander) },
  'PUT /api/groups/hand-over-group': { send: inGroup(({ people }) => people.owner) },
  'PUT /api/groups/block-group-requester': { send: inGroup(({ bystander }) => bystander) },
  'PUT /api/groups/unblock-group-requester': { send: inGroup(({ cousin }) => cousin) },
  'DELETE /api/groups/group-by-id': {
    send: ({ group }) => ({ groupId: group, groupName: 'Another' }),
    instead: { because: 'it is not the name of the group', statuses: { owner: 400 } },
  },
  'PUT /api/groups/restore-group': { send: ({ group }) => ({ groupId: group }) },
  'POST /api/groups/search-group-database': { send: () => ({ searchTerm: 'lake' }) },
  'POST /api/groups/group-members': { send: ({ group }, me) => ({ groupId: group, profileId: me.id }) },
  'POST /api/groups/mark-read': { send: ({ group }, me) => ({ groupId: group, profileId: me.id, readTo: '2026-05-01T12:00:00.000Z' }) },
  'POST /api/groups/group-history': { send: ({ group }, me) => ({ groupId: group, profileId: me.id }) },
  'POST /api/groups/search-profiles': { send: ({ group }, me) => ({ query: 'a', profileId: me.id, groupId: group }) },
  'POST /api/reports/send': {
    send: (scene, me) => ({ profileId: me.id, kind: 'MEMBER', thingId: withUninvolved(scene, me).profileTo, text: 'This is somebody else.' }),
  },
  'POST /api/reports/own': { send: ownProfile },
  'POST /api/reports/all': { send: ownProfile },
  'POST /api/reports/close': { send: () => ({ reportId: 'unknown', note: 'Done.' }), instead: noSuchReport },
  'POST /api/reports/ask-to-look': { send: () => ({ reportId: 'unknown' }), instead: noSuchReport },
  'POST /api/reports/answer-look': {
    send: () => ({ reportId: 'unknown', allow: true }),
    instead: { because: 'no admin asks to look', statuses: allSignedIn(404) },
  },
  'POST /api/reports/look': { send: () => ({ reportId: 'unknown' }), instead: noSuchReport },
  'POST /api/reports/looks': { send: ownProfile },
  'POST /api/notification/list': { send: ownProfile },
  'POST /api/notification/unread': { send: ownProfile },
  'POST /api/notification/mark-read': { send: (_scene, me) => ({ profileId: me.id, readTo: '2026-05-01T12:00:00.000Z' }) },
  'POST /api/notification/settings': { send: ownProfile },
  'POST /api/notification/change-group-level': { send: ({ group }, me) => ({ profileId: me.id, groupId: group, level: 'NONE' }) },
  'POST /api/notification/change-mail-settings': {
    send: (_scene, me) => ({ profileId: me.id, rhythm: 'DAILY', muted: ['HEARTS'], atOnce: ['REPLIES'], quietFrom: 21, quietTo: 8, timeZone: 'Europe/Vienna' }),
  },
  'GET /api/notification/push-key': { send: noFields },
  'POST /api/notification/subscribe': { send: (_scene, me) => ({ profileId: me.id, subscription }) },
  'POST /api/notification/unsubscribe-push': { send: (_scene, me) => ({ profileId: me.id, endpoint: subscription.endpoint }) },
  'POST /api/notification/change-settings': { send: (_scene, me) => ({ profileId: me.id, muted: ['HEARTS'] }) },
} as const satisfies { readonly [Name in ApiName]?: Example<Name> };
