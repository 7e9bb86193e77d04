import type { QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Comments } from '../../features/comments/comments.tsx';
import { Hearts } from '../../features/hearts/hearts.tsx';
import { PostPage } from '../../features/post/post-page.tsx';
import { postQuery } from '../../features/post/post-queries.ts';
import { OwnPost } from './own-post.tsx';

/** Page of an image or a video, with other features' parts. */
export function PostRoute() {
  const navigate = useNavigate();
  return (
    <PostPage
      hearts={(item) => <Hearts item={item} />}
      menu={(post) => <OwnPost post={post} onDeleted={() => void navigate('/my-profile', { replace: true })} />}
      comments={(item, owner) => <Comments subject={item} owner={owner} />}
    />
  );
}

export function askPost(client: QueryClient, me: string, pathname: string): Promise<void> {
  const [, kind, id = ''] = pathname.split('/');
  return client.prefetchQuery(postQuery({ kind: kind === 'video' ? 'video' : 'image', id }, me));
}
