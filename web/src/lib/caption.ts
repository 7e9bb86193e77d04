import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { memberTexts as t } from './member-texts.ts';

/**
 * What people wrote about a picture or a video, the title of a video first. A title that is only the file's name, given to what came
 * without one, says nothing and is left out.
 */
export function captionOf({ title, video }: Post, { description, fileName }: Image | Video): string {
  const isFileName = title === fileName || title === fileName.replace(/(?<=.)\.[^.]*$/, '');
  const said = isFileName ? '' : title;
  return video ? said || description : description || said;
}

/** What it is called where it has to be called something. */
export const nameOf = (post: Post, item: Image | Video): string => captionOf(post, item) || (post.video ? t.untitledVideo : t.untitled);
