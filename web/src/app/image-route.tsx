import { useNavigate } from 'react-router-dom';
import { Comments } from '../features/comments/comments.tsx';
import { Hearts } from '../features/hearts/hearts.tsx';
import { ImagePage } from '../features/post/image-page.tsx';
import { OwnPost } from './own-post.tsx';

/** The image page with what other features bring to it. */
export function ImageRoute() {
  const navigate = useNavigate();
  return (
    <ImagePage
      hearts={(item) => <Hearts item={item} />}
      menu={(post) => <OwnPost post={post} onDeleted={() => void navigate('/my-profile', { replace: true })} />}
      comments={(item, owner) => <Comments item={item} owner={owner} />}
    />
  );
}
