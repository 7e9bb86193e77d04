// The whole public API: one route per call of the contract. Storage is not here (bytes/storage.ts): it carries bytes, not JSON.
import { signIn } from '../caller/sign-in.ts';
import { signOuts } from '../caller/sign-out.ts';
import { whoIsSignedIn } from '../caller/who-is-signed-in.ts';
import { comments } from './comments.ts';
import { connections } from './connections.ts';
import { posts } from './posts.ts';
import { reactions } from './reactions.ts';
import type { Route } from './route.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

export const routes: readonly Route[] = [...users, signIn, whoIsSignedIn, ...signOuts, ...connections, ...uploads, ...posts, ...reactions, ...comments];
