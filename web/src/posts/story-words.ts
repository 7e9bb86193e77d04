import type { Story } from '@kloak/proto/api/types.ts';
import { memberTexts as t } from '../lib/member-texts.ts';

/** Name of a story's author. */
export const storyName = ({ writer }: Story): string => writer.username || t.somebody;

/** Number of posts of a story, named after the few that are listed with it: `40 photos`. */
export function storyCount({ count, posts }: Story): string {
  if (posts.every(({ image }) => image)) return t.photos(count);
  return posts.every(({ video }) => video) ? t.videos(count) : t.items(count);
}
