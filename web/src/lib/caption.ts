import type { Image, Post, Video } from '@kloak/proto/api/types.ts';

/**
 * What people wrote about a picture or a video, the title of a video first. A title that is only the file's name, given to what came
 * without one, says nothing and is left out.
 */
export function captionOf({ title, video }: Post, { description, fileName }: Image | Video): string {
  const isFileName = title === fileName || title === fileName.replace(/(?<=.)\.[^.]*$/, '');
  const said = isFileName ? '' : title;
  return video ? said || description : description || said;
}
