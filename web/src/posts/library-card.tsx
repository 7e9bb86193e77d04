import type { Post } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import type { PostList } from './data/posts-of.ts';
import { useIsChoosing } from './data/selection.ts';
import { type Item, itemOf } from './item.ts';
import { PostCard } from './post-card.tsx';
import { SelectBox } from './select-box.tsx';

type LibraryCardProps = {
  readonly post: Post;
  /** Where it stands. */
  readonly index: number;
  /** Those that stand there, what names them, and what they are called. */
  readonly posts: readonly Post[];
  readonly all: readonly Item[];
  readonly names: ReadonlyMap<string, string>;
  /** The list that they are the beginning of. */
  readonly list: PostList;
  /** What can be done with it, which is called so. */
  readonly menu?: ((post: Post, name: string | undefined) => ReactNode) | undefined;
};

/** As many stand beside each other at most. */
const firstRow = 4;

/** A post of a member's library: who may see it stands on one's own, and a box while some are chosen. */
export function LibraryCard({ post, index, posts, all, names, list, menu }: LibraryCardProps) {
  const isChoosing = useIsChoosing();
  const name = names.get(post._id);
  return (
    <PostCard
      post={post}
      name={name}
      all={all}
      list={list}
      when={index < firstRow ? 'soon' : 'late'}
      note={itemOf(post)?.privacyLabel}
      acts={menu?.(post, name)}
      select={isChoosing ? <SelectBox post={post} name={name ?? ''} among={posts} /> : undefined}
    />
  );
}
