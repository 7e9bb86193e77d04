import { cards } from '@kloak/access/cards.ts';
import { erasureReactions } from '@kloak/access/erasing.ts';
import { grants } from '@kloak/access/grants.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { relations } from '@kloak/access/relations.ts';
import { roomGrants } from '@kloak/access/room-grants.ts';
import { service } from '@kloak/platform/service.ts';
import { announceNotifications } from './reactions/announce-notifications.ts';
import { endPushDevices, forgetPushDevices } from './reactions/end-push-devices.ts';
import { forgetPushSecrets } from './reactions/forget-push-secrets.ts';
import { sendDigests } from './reactions/send-digests.ts';
import { sendGrownStories, sendPushes } from './reactions/send-pushes.ts';
import { withdrawPushes } from './reactions/withdraw-pushes.ts';
import { changeGroupLevel } from './rpc/change-group-level.ts';
import { changeMailSettings } from './rpc/change-mail-settings.ts';
import { changeSettings } from './rpc/change-settings.ts';
import { getPushKey } from './rpc/get-push-key.ts';
import { getSettings } from './rpc/get-settings.ts';
import { getUnread } from './rpc/get-unread.ts';
import { listNotifications } from './rpc/list-notifications.ts';
import { markRead } from './rpc/mark-read.ts';
import { subscribePushes } from './rpc/subscribe-pushes.ts';
import { unsubscribe } from './rpc/unsubscribe.ts';
import { unsubscribePushes } from './rpc/unsubscribe-pushes.ts';
import { commentWords } from './views/comment-words.ts';
import { digests } from './views/digests.ts';
import { entries } from './views/entries.ts';
import { groupNames } from './views/group-names.ts';
import { groupPosts } from './views/group-posts.ts';
import { items } from './views/items.ts';
import { pendingRequests } from './views/pending-requests.ts';
import { pushDevicesView, pushEndpoints } from './views/push-devices.ts';
import { vaultAdmins } from './views/vault-admins.ts';

export const notification = service('notification', {
  rpcs: [
    listNotifications,
    getUnread,
    markRead,
    getSettings,
    changeSettings,
    changeGroupLevel,
    changeMailSettings,
    unsubscribe,
    getPushKey,
    subscribePushes,
    unsubscribePushes,
  ],
  views: [
    relations,
    grants,
    groupMembers,
    groupPeople,
    roomGrants,
    cards,
    entries,
    items,
    groupPosts,
    groupNames,
    vaultAdmins,
    pendingRequests,
    digests,
    commentWords,
    pushDevicesView,
    pushEndpoints,
  ],
  reactions: [
    announceNotifications,
    sendPushes,
    sendGrownStories,
    withdrawPushes,
    ...endPushDevices,
    forgetPushSecrets,
    ...erasureReactions(forgetPushDevices),
  ],
  sweeps: [sendDigests],
});
