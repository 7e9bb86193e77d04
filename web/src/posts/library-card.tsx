import type { Post } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import type { PostList } from './data/posts-of.ts';
import { useIsChoosing } from './data/selection.ts';
import { type Item, itemOf } from './item.ts';
import { PostCard } from './post-card.tsx';
import { SelectBox } from './select-box.tsx';

type LibraryCardProps = {
  readonly post: Post;
  /** Index of the post on the page. */
  readonly index: number;
  /** Posts of the page, their items, and their names. */
  readonly posts: readonly Post[];
  readonly all: readonly Item[];
  readonly names: ReadonlyMap<string, string>;
  /** Source of these posts, from which further ones are fetched. */
  readonly list: PostList;
  /** Menu of the post, with its name on this page. */
  readonly menu?: ((post: Post, name: string | undefined) => ReactNode) | undefined;
};

/** Maximum number of cards in a row. */
const firstRow = 4;

/** Card of a post in a member's library: with its privacy in the member's own library, and with a box during a selection. */
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
