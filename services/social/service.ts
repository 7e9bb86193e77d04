import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { relations } from '@kloak/access/relations.ts';
import type { Service } from '@kloak/platform/service.ts';
import { announceAvatar } from './reactions/announce-avatar.ts';
import { announceConnection } from './reactions/announce-connection.ts';
import { announceItem } from './reactions/announce-item.ts';
import { acceptConnection } from './rpc/accept-connection.ts';
import { deleteComment } from './rpc/delete-comment.ts';
import { editComment } from './rpc/edit-comment.ts';
import { findProfile } from './rpc/find-profile.ts';
import { getProfile } from './rpc/get-profile.ts';
import { giveCommentHeart } from './rpc/give-comment-heart.ts';
import { giveHeart } from './rpc/give-heart.ts';
import { listCommentHearts } from './rpc/list-comment-hearts.ts';
import { listComments } from './rpc/list-comments.ts';
import { listConnections } from './rpc/list-connections.ts';
import { listHearts } from './rpc/list-hearts.ts';
import { rejectConnection } from './rpc/reject-connection.ts';
import { requestConnection } from './rpc/request-connection.ts';
import { saveComment } from './rpc/save-comment.ts';
import { takeCommentHeart } from './rpc/take-comment-heart.ts';
import { takeHeart } from './rpc/take-heart.ts';
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
