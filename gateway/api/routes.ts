// Made by scripts/generate/generate.ts from the files beside it.
import { albums } from './albums/albums.ts';
import { chat } from './chat/chat.ts';
import { admins } from './console/admins.ts';
import { consoleCalls } from './console/console.ts';
import { reports } from './console/reports.ts';
import { groupPosts } from './groups/group-posts.ts';
import { groups } from './groups/groups.ts';
import { avatars } from './members/avatars.ts';
import { connections } from './members/connections.ts';
import { counts } from './members/counts.ts';
import { credentials } from './members/credentials.ts';
import { invites } from './members/invites.ts';
import { notifications } from './members/notifications.ts';
import { plans } from './members/plans.ts';
import { signIn } from './members/sign-in.ts';
import { signOuts } from './members/sign-out.ts';
import { users } from './members/users.ts';
import { whoIsSignedIn } from './members/who-is-signed-in.ts';
import { comments } from './posts/comments.ts';
import { downloads } from './posts/downloads.ts';
import { exports } from './posts/exports.ts';
import { libraries } from './posts/libraries.ts';
import { likes } from './posts/likes.ts';
import { memories } from './posts/memories.ts';
import { posts } from './posts/posts.ts';
import { reactions } from './posts/reactions.ts';
import { stories } from './posts/stories.ts';
import { trash } from './posts/trash.ts';
import type { Route } from './route.ts';
import { uploadFlows } from './uploads/upload-flows.ts';
import { uploads } from './uploads/uploads.ts';

/** The whole public API: one route per call of the contract. Storage is not here (bytes/storage.ts): it carries bytes, not JSON. */
export const routes: readonly Route[] = [
  ...albums,
  ...chat,
  ...admins,
  ...consoleCalls,
  ...reports,
  ...groupPosts,
  ...groups,
  ...avatars,
  ...connections,
  ...counts,
  ...credentials,
  ...invites,
  ...notifications,
  ...plans,
  ...signIn,
  ...signOuts,
  ...users,
  ...whoIsSignedIn,
  ...comments,
  ...downloads,
  ...exports,
  ...libraries,
  ...likes,
  ...memories,
  ...posts,
  ...reactions,
  ...stories,
  ...trash,
  ...uploadFlows,
  ...uploads,
];
