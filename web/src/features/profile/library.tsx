import type { Post } from '@kloak/proto/api/types.ts';
import { type ReactNode, useId } from 'react';
import { namesOf } from '../../lib/caption.ts';
import { itemOf } from '../../lib/item.ts';
import type { PostList } from '../../lib/posts-of.ts';
import { useIsChoosing } from '../../lib/selection.ts';
import { GrowingGrid } from '../../ui/growing-grid.tsx';
import type { Pages } from '../../ui/pages.ts';
import { PostCard } from '../../ui/post-card.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import { SelectButton } from '../../ui/select-button.tsx';
import { useStill } from '../../ui/still.ts';
import s from './profile.module.css';

type LibraryProps = {
  readonly title: string;
  readonly posts: readonly Post[];
  /** The list that they are the beginning of. */
  readonly list: PostList;
  /** What can be done with a post, which is called so. */
  readonly menu?: (post: Post, name: string | undefined) => ReactNode;
  readonly pages: Pages;
};

/** As many stand beside each other at most. */
const firstRow = 4;

/** The posts of one member, four at first and four more at each press. */
export function Library({ title, posts: latest, list, menu, pages }: LibraryProps) {
  const heading = useId();
  const isChoosing = useIsChoosing();
  const posts = useStill(latest);
  const names = namesOf(posts);
  const all = posts.flatMap(({ image }) => image?._id ?? []);
  return (
    <section aria-labelledby={heading} className={s.library}>
      <div className={s.over}>
        <h2 id={heading}>{title}</h2>
        <SelectButton />
      </div>
      <GrowingGrid posts={posts} pages={pages}>
        {(post, index) => (
          <PostCard
            post={post}
            name={names.get(post._id)}
            all={all}
            list={list}
            when={index < firstRow ? 'soon' : 'late'}
            note={itemOf(post)?.privacyLabel}
            acts={menu?.(post, names.get(post._id))}
            select={isChoosing ? <SelectBox post={post} name={names.get(post._id) ?? ''} among={posts} /> : undefined}
          />
        )}
      </GrowingGrid>
    </section>
  );
}
