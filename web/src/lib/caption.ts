import type { Media, Post } from './shapes.ts';

/** What people wrote about a picture. A title that is only the file's name, given to what came without one, says nothing and is left out. */
export function captionOf(post: Post, media: Media): string {
  const title = post.title ?? '';
  const isFileName = title === media.fileName || title === media.fileName?.replace(/(?<=.)\.[^.]*$/, '');
  return media.description || (isFileName ? '' : title);
}
