// Made by scripts/generate.ts from the files beside it.
import { admins } from './admins.ts';
import { albums } from './albums.ts';
import { avatars } from './avatars.ts';
import { chat } from './chat.ts';
import { comments } from './comments.ts';
import { connections } from './connections.ts';
import { consoleCalls } from './console.ts';
import { credentials } from './credentials.ts';
import { downloads } from './downloads.ts';
import { exports } from './exports.ts';
import { groupPosts } from './group-posts.ts';
import { groups } from './groups.ts';
import { invites } from './invites.ts';
import { libraries } from './libraries.ts';
import { likes } from './likes.ts';
import { notifications } from './notifications.ts';
import { plans } from './plans.ts';
import { posts } from './posts.ts';
import { reactions } from './reactions.ts';
import { reports } from './reports.ts';
import type { Route } from './route.ts';
import { signIn } from './sign-in.ts';
import { signOuts } from './sign-out.ts';
import { trash } from './trash.ts';
import { uploadFlows } from './upload-flows.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

/** The whole public API: one route per call of the contract. Storage is not here (bytes/storage.ts): it carries bytes, not JSON. */
export const routes: readonly Route[] = [
  ...admins,
  ...albums,
  ...avatars,
  ...chat,
  ...comments,
  ...connections,
  ...consoleCalls,
  ...credentials,
  ...downloads,
  ...exports,
  ...groupPosts,
  ...groups,
  ...invites,
  ...libraries,
  ...likes,
  ...notifications,
  ...plans,
  ...posts,
  ...reactions,
  ...reports,
  ...signIn,
  ...signOuts,
  ...trash,
  ...uploadFlows,
  ...uploads,
  ...users,
  ...whoIsSignedIn,
];
