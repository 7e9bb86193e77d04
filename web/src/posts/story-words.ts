import type { Post, Story } from '@kloak/proto/api/types.ts';
import { memberTexts as t } from '../lib/member-texts.ts';

/** Name of a story's author. */
export const storyName = ({ writer }: Story): string => writer.username || t.somebody;

/** Number of posts, named after the few that are listed of them: `40 photos`. */
export function countName(count: number, posts: readonly Post[]): string {
  if (posts.every(({ image }) => image)) return t.photos(count);
  return posts.every(({ video }) => video) ? t.videos(count) : t.items(count);
}
