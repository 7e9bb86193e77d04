// The whole public API: one row per path of the specification. Storage is not here (storage.ts): it carries bytes, not JSON.
import { comments } from './comments.ts';
import { connections } from './connections.ts';
import { posts } from './posts.ts';
import { reactions } from './reactions.ts';
import type { Route } from './route.ts';
import { sessions } from './sessions.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

export const routes: readonly Route[] = [...users, ...sessions, ...connections, ...uploads, ...posts, ...reactions, ...comments];
