import type { Image, Post } from '@kloak/proto/api/types.ts';

/** What people wrote about a picture. A title that is only the file's name, given to what came without one, says nothing and is left out. */
export function captionOf({ title }: Post, { description, fileName }: Image): string {
  const isFileName = title === fileName || title === fileName.replace(/(?<=.)\.[^.]*$/, '');
  return description || (isFileName ? '' : title);
}
