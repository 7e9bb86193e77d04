import { Comments } from '../features/comments/comments.tsx';
import { Hearts } from '../features/hearts/hearts.tsx';
import { ImagePage } from '../features/post/image-page.tsx';

/** The image page with what two other features bring to it. */
export function ImageRoute() {
  return <ImagePage hearts={(imageId) => <Hearts imageId={imageId} />} comments={(imageId) => <Comments imageId={imageId} />} />;
}
