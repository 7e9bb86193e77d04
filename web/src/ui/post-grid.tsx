import type { Post } from '@kloak/proto/api/types.ts';
import type { ReactNode, Ref } from 'react';
import s from './post-grid.module.css';
import { SkeletonBlock } from './skeleton.tsx';

type GridProps = { readonly posts: readonly Post[]; readonly ref?: Ref<HTMLUListElement>; readonly children: (post: Post, index: number) => ReactNode };

/** Cards of posts: 4, 3, 2 or 1 beside each other. */
export function PostGrid({ posts, ref, children }: GridProps) {
  return (
    <ul className={s.grid} ref={ref}>
      {posts.map((post, index) => (
        <li key={post._id}>{children(post, index)}</li>
      ))}
    </ul>
  );
}

/** Four of them that are still to come. */
export function PostGridSkeleton() {
  return (
    <div className={s.grid}>
      {['a', 'b', 'c', 'd'].map((card) => (
        <div key={card}>
          <SkeletonBlock shape="picture" />
          <div className={s.lines}>
            <SkeletonBlock width="half" />
            <SkeletonBlock width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}
