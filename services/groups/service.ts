import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { erasureReactions } from '@kloak/access/erasing.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { relations } from '@kloak/access/relations.ts';
import { service } from '@kloak/platform/service.ts';
import { bannerPrefixesOf } from '@kloak/proto/rules/files/storage-keys.ts';
import { announceGroup } from './reactions/announce-group.ts';
import { announcePost } from './reactions/announce-post.ts';
import { attachBanner } from './reactions/attach-banner.ts';
import { endBannersOfGone } from './reactions/end-banners.ts';
import { purgeGroup } from './reactions/purge-group.ts';
import { removeBannerBytes } from './reactions/remove-banner-bytes.ts';
import { removePostsOfGone } from './reactions/remove-posts.ts';
import { removeStrays } from './reactions/remove-strays.ts';
import { changeGroup } from './rpc/group/change-group.ts';
import { createGroup } from './rpc/group/create-group.ts';
import { getGroup } from './rpc/group/get-group.ts';
import { listGroups } from './rpc/group/list-groups.ts';
import { listGroupsById } from './rpc/group/list-groups-by-id.ts';
import { listGroupsOf } from './rpc/group/list-groups-of.ts';
import { listHistory } from './rpc/group/list-history.ts';
import { markRead } from './rpc/group/mark-read.ts';
import { mayFetchBanner } from './rpc/group/may-fetch-banner.ts';
import { restoreGroup } from './rpc/group/restore-group.ts';
import { searchGroups } from './rpc/group/search-groups.ts';
import { trashGroup } from './rpc/group/trash-group.ts';
import { acceptInvite } from './rpc/membership/accept-invite.ts';
import { acceptRequest } from './rpc/membership/accept-request.ts';
import { blockProfile } from './rpc/membership/block-profile.ts';
import { cancelRequest } from './rpc/membership/cancel-request.ts';
import { changeInvites } from './rpc/membership/change-invites.ts';
import { countInvites } from './rpc/membership/count-invites.ts';
import { declineRequest } from './rpc/membership/decline-request.ts';
import { findInvitable } from './rpc/membership/find-invitable.ts';
import { giveAdmin } from './rpc/membership/give-admin.ts';
import { handOver } from './rpc/membership/hand-over.ts';
import { leaveGroup } from './rpc/membership/leave-group.ts';
import { listMembers } from './rpc/membership/list-members.ts';
import { rejectInvite } from './rpc/membership/reject-invite.ts';
import { removeMember } from './rpc/membership/remove-member.ts';
import { requestMembership } from './rpc/membership/request-membership.ts';
import { takeAdmin } from './rpc/membership/take-admin.ts';
import { unblockProfile } from './rpc/membership/unblock-profile.ts';
import { createPost } from './rpc/post/create-post.ts';
import { deletePost } from './rpc/post/delete-post.ts';
import { editPost } from './rpc/post/edit-post.ts';
import { getPost } from './rpc/post/get-post.ts';
import { listPosts } from './rpc/post/list-posts.ts';
import { forgetMember } from './steps/forget-member.ts';
import { authors } from './views/authors.ts';
import { groups as cardsOfGroups } from './views/groups.ts';
import { history } from './views/history.ts';
import { news } from './views/news.ts';
import { postCounts } from './views/post-counts.ts';
import { posts } from './views/posts.ts';

/** Service for groups: members, access and posts. */
export const groups = service('groups', {
  rpcs: [
    listGroups,
    listGroupsById,
    listGroupsOf,
    countInvites,
    getGroup,
    createGroup,
    changeGroup,
    mayFetchBanner,
    trashGroup,
    restoreGroup,
    searchGroups,
    listHistory,
    markRead,
    listMembers,
    changeInvites,
    acceptInvite,
    rejectInvite,
    requestMembership,
    cancelRequest,
    declineRequest,
    acceptRequest,
    leaveGroup,
    removeMember,
    giveAdmin,
    takeAdmin,
    handOver,
    blockProfile,
    unblockProfile,
    findInvitable,
    createPost,
    editPost,
    deletePost,
    getPost,
    listPosts,
  ],
  views: [accounts, relations, cards, groupPeople, cardsOfGroups, groupMembers, posts, postCounts, authors, history, news],
  reactions: [
    announceGroup,
    announcePost,
    purgeGroup,
    removePostsOfGone,
    removeStrays,
    attachBanner,
    removeBannerBytes,
    endBannersOfGone,
    ...erasureReactions(forgetMember),
  ],
  sweeps: [],
  bytesOf: bannerPrefixesOf,
});
