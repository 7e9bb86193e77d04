import type { Comment } from '@kloak/proto/api/types.ts';
import { ben, noHearts, photo } from './family.ts';
import type { Routes } from './serve.ts';
import { visit } from './visit.tsx';

/** Opens Ben's photograph `p1` with these comments. */
export const visitCommented = (comments: Comment[], answers: Routes = {}) =>
  visit('/image/p1', {
    'POST /api/post/image-post-byid': { post: photo('p1', ben) },
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': { comments, total: comments.length },
    ...answers,
  });
