// The whole public API: one route per call of the contract. Storage is not here (bytes/storage.ts): it carries bytes, not JSON.

import { albums } from './albums.ts';
import { avatars } from './avatars.ts';
import { comments } from './comments.ts';
import { connections } from './connections.ts';
import { credentials } from './credentials.ts';
import { libraries } from './libraries.ts';
import { likes } from './likes.ts';
import { posts } from './posts.ts';
import { reactions } from './reactions.ts';
import type { Route } from './route.ts';
import { signIn } from './sign-in.ts';
import { signOuts } from './sign-out.ts';
import { uploadFlows } from './upload-flows.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

export const routes: readonly Route[] = [
  ...users,
  ...avatars,
  ...credentials,
  signIn,
  whoIsSignedIn,
  ...signOuts,
  ...connections,
  ...uploads,
  ...uploadFlows,
  ...posts,
  ...libraries,
  ...albums,
  ...reactions,
  ...likes,
  ...comments,
];
