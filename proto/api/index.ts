// The whole public API. Storage is not here: it carries bytes, not JSON.

import * as albums from './albums.ts';
import * as avatars from './avatars.ts';
import { type Call, nameOf } from './call.ts';
import * as comments from './comments.ts';
import * as connections from './connections.ts';
import * as credentials from './credentials.ts';
import * as libraries from './libraries.ts';
import * as likes from './likes.ts';
import * as posts from './posts.ts';
import * as reactions from './reactions.ts';
import * as sessions from './sessions.ts';
import * as uploadFlows from './upload-flows.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';

/** Every call by its name in the code. A file of calls exports nothing else. Clients take types only (`types.ts`). */
export const api = {
  ...users,
  ...avatars,
  ...credentials,
  ...sessions,
  ...connections,
  ...uploads,
  ...uploadFlows,
  ...posts,
  ...libraries,
  ...albums,
  ...reactions,
  ...likes,
  ...comments,
} as const satisfies Record<string, Call>;

/** The same by the names that clients use: `POST /api/comment/saveComment`. */
export const callsByName: ReadonlyMap<string, Call> = new Map(Object.values(api).map((call) => [nameOf(call), call]));
