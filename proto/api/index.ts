// The whole public API. Storage is not here: it carries bytes, not JSON.

import * as admins from './admins.ts';
import * as albums from './albums.ts';
import * as avatars from './avatars.ts';
import { type Call, nameOf } from './call.ts';
import * as chat from './chat.ts';
import * as comments from './comments.ts';
import * as connections from './connections.ts';
import * as consoleCalls from './console.ts';
import * as credentials from './credentials.ts';
import * as downloads from './downloads.ts';
import * as everything from './exports.ts';
import * as groups from './groups.ts';
import * as invites from './invites.ts';
import * as libraries from './libraries.ts';
import * as likes from './likes.ts';
import * as notifications from './notifications.ts';
import * as plans from './plans.ts';
import * as posts from './posts.ts';
import * as reactions from './reactions.ts';
import * as reports from './reports.ts';
import * as sessions from './sessions.ts';
import * as trash from './trash.ts';
import * as uploadFlows from './upload-flows.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';

/** Every call by its name in the code. A file of calls exports nothing else. Clients take types only (`types.ts`). */
export const api = {
  ...users,
  ...avatars,
  ...credentials,
  ...sessions,
  ...admins,
  ...consoleCalls,
  ...connections,
  ...invites,
  ...uploads,
  ...uploadFlows,
  ...posts,
  ...trash,
  ...downloads,
  ...everything,
  ...libraries,
  ...albums,
  ...reactions,
  ...likes,
  ...comments,
  ...chat,
  ...groups,
  ...notifications,
  ...reports,
  ...plans,
} as const satisfies Record<string, Call>;

/** The same by the names that clients use: `POST /api/comment/saveComment`. */
export const callsByName: ReadonlyMap<string, Call> = new Map(Object.values(api).map((call) => [nameOf(call), call]));
