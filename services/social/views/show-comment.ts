import type { Comment } from '@kloak/proto/types/kloak/social/v1/Comment.ts';
import type { Profile } from '@kloak/proto/types/kloak/social/v1/Profile.ts';
import type { CommentDoc } from './comments.ts';

export function showComment(profileOf: (id: string) => Profile): (doc: CommentDoc) => Comment {
  return ({ under: _under, place: _place, writer, ...doc }) => ({ ...doc, writer: profileOf(writer) });
}
