import type { Post } from '@kloak/proto/api/types.ts';
import { captionOf } from '../../posts/caption.ts';
import { postTexts as t } from './texts.ts';

/** Title of a post's page. */
export function titleOf(post: Post): string {
  const { image, video, title, writer } = post;
  if (video) return title || t.video.title;
  return (image && captionOf(post, image)) || t.by(writer.username);
}
