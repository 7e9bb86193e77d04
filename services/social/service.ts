import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { erasureReactions } from '@kloak/access/erasing.ts';
import { grants } from '@kloak/access/grants.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { groupPosts } from '@kloak/access/group-posts.ts';
import { relations } from '@kloak/access/relations.ts';
import { roomGrants } from '@kloak/access/room-grants.ts';
import { service } from '@kloak/platform/service.ts';
import { announceAvatar } from './reactions/announce-avatar.ts';
import { announceConnection } from './reactions/announce-connection.ts';
import { announceSubject } from './reactions/announce-subject.ts';
import { connectInvited } from './reactions/connect-invited.ts';
import { deleteComment } from './rpc/comment/delete-comment.ts';
import { editComment } from './rpc/comment/edit-comment.ts';
import { listComments } from './rpc/comment/list-comments.ts';
import { listCommentsUnder } from './rpc/comment/list-comments-under.ts';
import { saveComment } from './rpc/comment/save-comment.ts';
import { getCounts } from './rpc/everybody/get-counts.ts';
import { listEverybody } from './rpc/everybody/list-everybody.ts';
import { giveCommentHeart } from './rpc/heart/give-comment-heart.ts';
import { giveHeart } from './rpc/heart/give-heart.ts';
import { listCommentHearts } from './rpc/heart/list-comment-hearts.ts';
import { listHearts } from './rpc/heart/list-hearts.ts';
import { listHeartsOn } from './rpc/heart/list-hearts-on.ts';
import { listItemCounts } from './rpc/heart/list-item-counts.ts';
import { listOwnHearts } from './rpc/heart/list-own-hearts.ts';
import { listPostReactions } from './rpc/heart/list-post-reactions.ts';
import { takeCommentHeart } from './rpc/heart/take-comment-heart.ts';
import { takeHeart } from './rpc/heart/take-heart.ts';
import { getInviter } from './rpc/invites/get-inviter.ts';
import { listInvites } from './rpc/invites/list-invites.ts';
import { removeInvite } from './rpc/invites/remove-invite.ts';
import { resendInvite } from './rpc/invites/resend-invite.ts';
import { sendInvite } from './rpc/invites/send-invite.ts';
import { giveLike } from './rpc/like/give-like.ts';
import { listLikes } from './rpc/like/list-likes.ts';
import { takeLike } from './rpc/like/take-like.ts';
import { acceptConnection } from './rpc/pair/accept-connection.ts';
import { blockMember } from './rpc/pair/block-member.ts';
import { listConnections } from './rpc/pair/list-connections.ts';
import { listConnectionsOf } from './rpc/pair/list-connections-of.ts';
import { rejectConnection } from './rpc/pair/reject-connection.ts';
import { requestConnection } from './rpc/pair/request-connection.ts';
import { unblockMember } from './rpc/pair/unblock-member.ts';
import { findProfile } from './rpc/profile/find-profile.ts';
import { getProfile } from './rpc/profile/get-profile.ts';
import { answerLook } from './rpc/report/answer-look.ts';
import { askToLook } from './rpc/report/ask-to-look.ts';
import { closeReport } from './rpc/report/close-report.ts';
import { listLooks } from './rpc/report/list-looks.ts';
import { listOwnReports } from './rpc/report/list-own-reports.ts';
import { listReports } from './rpc/report/list-reports.ts';
import { lookAtReported } from './rpc/report/look-at-reported.ts';
import { sendReport } from './rpc/report/send-report.ts';
import { forgetMember } from './steps/forget-member.ts';
import { comments } from './views/comments.ts';
import { connections } from './views/connections.ts';
import { counts } from './views/counts.ts';
import { hearts } from './views/hearts.ts';
import { invites } from './views/invites.ts';
import { lastShared } from './views/last-shared.ts';
import { likes } from './views/likes.ts';
import { lookLedger } from './views/look-ledger.ts';
import { ownHearts } from './views/own-hearts.ts';
import { reports } from './views/reports.ts';
import { uploadCounts } from './views/upload-counts.ts';
import { users } from './views/users.ts';

/** Service for profiles, connections, invites, hearts, comments and reports. */
export const social = service('social', {
  rpcs: [
    getProfile,
    findProfile,
    requestConnection,
    acceptConnection,
    rejectConnection,
    listConnections,
    blockMember,
    unblockMember,
    sendInvite,
    listInvites,
    getInviter,
    removeInvite,
    resendInvite,
    listEverybody,
    getCounts,
    sendReport,
    listOwnReports,
    listReports,
    closeReport,
    askToLook,
    answerLook,
    lookAtReported,
    listLooks,
    giveHeart,
    takeHeart,
    listHearts,
    listOwnHearts,
    listPostReactions,
    listItemCounts,
    saveComment,
    listComments,
    editComment,
    deleteComment,
    giveCommentHeart,
    takeCommentHeart,
    listCommentHearts,
    giveLike,
    takeLike,
    listLikes,
    listConnectionsOf,
    listHeartsOn,
    listCommentsUnder,
  ],
  views: [
    accounts,
    relations,
    grants,
    groupMembers,
    roomGrants,
    groupPeople,
    groupPosts,
    cards,
    connections,
    invites,
    reports,
    lookLedger,
    hearts,
    ownHearts,
    likes,
    comments,
    uploadCounts,
    lastShared,
    users,
    counts,
  ],
  reactions: [announceConnection, announceSubject, announceAvatar, connectInvited, ...erasureReactions(forgetMember)],
  sweeps: [],
});
