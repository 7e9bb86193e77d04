// The whole public API: one row per path of the specification. Storage is not here (storage.ts): it carries bytes, not JSON.
import { comments } from './routes/comments.ts';
import { connections } from './routes/connections.ts';
import { posts } from './routes/posts.ts';
import { reactions } from './routes/reactions.ts';
import { sessions } from './routes/sessions.ts';
import { uploads } from './routes/uploads.ts';
import { users } from './routes/users.ts';
import type { Row } from './rows.ts';

export const routes: readonly Row[] = [...users, ...sessions, ...connections, ...uploads, ...posts, ...reactions, ...comments];
