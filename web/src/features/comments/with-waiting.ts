import type { Comment } from '@kloak/proto/api/types.ts';
import { type Acts, pressIn } from '../../outbox/acts.ts';
import { commentHeartSlot } from './comment-hearts-queries.ts';
import { commentLikeSlot, withLike } from './comment-like.tsx';

/** Comment as it is once the acts that wait on it are sent. */
export function withWaiting(comment: Comment, acts: Acts): { readonly comment: Comment; readonly waits: boolean } {
  const { _id: id, hearted, heartCount } = comment;
  const [heart, like] = [pressIn(acts, commentHeartSlot(id)), pressIn(acts, commentLikeSlot(id))];
  const edit = acts.findLast(({ change, refused }) => change.kind === 'edit' && change.of === id && refused === undefined)?.change;
  const words = edit?.kind === 'edit' ? { content: edit.content, edited: true as const } : {};
  const loved = heart === undefined || heart === hearted ? {} : { hearted: heart, heartCount: heartCount + (heart ? 1 : -1) };
  const liked = like === undefined ? comment : withLike(comment, like);
  return { comment: { ...liked, ...words, ...loved }, waits: edit !== undefined || heart !== undefined || like !== undefined };
}
