import type { Post } from '@kloak/proto/api/types.ts';
import { Suspense } from 'react';
import { useMe } from '../../session/session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import s from './own-post.module.css';
import { ownPostMenu } from './own-post-part.ts';

type OwnPostProps = { readonly post: Post; readonly name?: string | undefined; readonly onDeleted?: () => void };

/** Menu of the member's own post, loaded after the page. Renders nothing for others' posts. */
export function OwnPost({ post, name, onDeleted }: OwnPostProps) {
  const me = useMe();
  if (post.writer._id !== me.id) return null;
  return (
    <Suspense fallback={<span className={s.place} />}>
      <LazyPart part={ownPostMenu} props={{ post, name, onDeleted }} />
    </Suspense>
  );
}
