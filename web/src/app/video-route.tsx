import { useNavigate } from 'react-router-dom';
import { Comments } from '../features/comments/comments.tsx';
import { Hearts } from '../features/hearts/hearts.tsx';
import { VideoPage } from '../features/post/video-page.tsx';
import { OwnPost } from './own-post.tsx';

/** The video page with what other features bring to it. */
export function VideoRoute() {
  const navigate = useNavigate();
  return (
    <VideoPage
      hearts={(item) => <Hearts item={item} />}
      menu={(post) => <OwnPost post={post} onDeleted={() => void navigate('/my-profile', { replace: true })} />}
      comments={(item, owner) => <Comments item={item} owner={owner} />}
    />
  );
}
