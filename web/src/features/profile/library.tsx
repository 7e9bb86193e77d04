import type { Post } from '@kloak/proto/api/types.ts';
import { type ReactNode, useId } from 'react';
import { itemOf } from '../../lib/item.ts';
import { GrowingGrid } from '../../ui/growing-grid.tsx';
import type { Pages } from '../../ui/pages.ts';
import { PostCard } from '../../ui/post-card.tsx';
import s from './profile.module.css';

type LibraryProps = {
  readonly title: string;
  readonly posts: readonly Post[];
  /** What can be done with a post. */
  readonly menu?: (post: Post) => ReactNode;
  readonly pages: Pages;
};

/** As many stand beside each other at most. */
const firstRow = 4;

/** The posts of one member, four at first and four more at each press. */
export function Library({ title, posts, menu, pages }: LibraryProps) {
  const heading = useId();
  const all = posts.flatMap(({ image }) => image?._id ?? []);
  return (
    <section aria-labelledby={heading} className={s.library}>
      <h2 id={heading}>{title}</h2>
      <GrowingGrid posts={posts} pages={pages}>
        {(post, index) => <PostCard post={post} all={all} when={index < firstRow ? 'soon' : 'late'} note={itemOf(post)?.privacyLabel} acts={menu?.(post)} />}
      </GrowingGrid>
    </section>
  );
}
