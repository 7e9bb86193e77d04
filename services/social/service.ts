import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { relations } from '@kloak/access/relations.ts';
import type { Service } from '@kloak/platform/service.ts';
import { announceAvatar } from './reactions/announce-avatar.ts';
import { announceConnection } from './reactions/announce-connection.ts';
import { announceItem } from './reactions/announce-item.ts';
import { deleteComment } from './rpc/comment/delete-comment.ts';
import { editComment } from './rpc/comment/edit-comment.ts';
import { listComments } from './rpc/comment/list-comments.ts';
import { saveComment } from './rpc/comment/save-comment.ts';
import { giveCommentHeart } from './rpc/heart/give-comment-heart.ts';
import { giveHeart } from './rpc/heart/give-heart.ts';
import { listCommentHearts } from './rpc/heart/list-comment-hearts.ts';
import { listHearts } from './rpc/heart/list-hearts.ts';
import { takeCommentHeart } from './rpc/heart/take-comment-heart.ts';
import { takeHeart } from './rpc/heart/take-heart.ts';
import { acceptConnection } from './rpc/pair/accept-connection.ts';
import { listConnections } from './rpc/pair/list-connections.ts';
import { rejectConnection } from './rpc/pair/reject-connection.ts';
import { requestConnection } from './rpc/pair/request-connection.ts';
import { findProfile } from './rpc/profile/find-profile.ts';
import { getProfile } from './rpc/profile/get-profile.ts';
import { comments } from './views/comments.ts';
import { connections } from './views/connections.ts';
import { hearts } from './views/hearts.ts';
import { uploadCounts } from './views/upload-counts.ts';

/** Profiles, connections, and what people do to each other's things: hearts and comments. */
export const social: Service<'social'> = {
  name: 'social',
  rpcs: {
    GetProfile: getProfile,
    FindProfile: findProfile,
    RequestConnection: requestConnection,
    AcceptConnection: acceptConnection,
    RejectConnection: rejectConnection,
    ListConnections: listConnections,
    GiveHeart: giveHeart,
    TakeHeart: takeHeart,
    ListHearts: listHearts,
    SaveComment: saveComment,
    ListComments: listComments,
    EditComment: editComment,
    DeleteComment: deleteComment,
    GiveCommentHeart: giveCommentHeart,
    TakeCommentHeart: takeCommentHeart,
    ListCommentHearts: listCommentHearts,
  },
  views: [accounts, relations, cards, connections, hearts, comments, uploadCounts],
  reactions: [announceConnection, announceItem, announceAvatar],
  sweeps: [],
};
