import type { Post } from '@kloak/proto/api/types.ts';
import { type ReactNode, useId } from 'react';
import { namesOf } from '../../posts/caption.ts';
import type { Categories, PostList } from '../../posts/data/posts-of.ts';
import { GrowingGrid } from '../../posts/growing-grid.tsx';
import { refOf } from '../../posts/item.ts';
import { LibraryCard } from '../../posts/library-card.tsx';
import { SelectButton } from '../../posts/select-button.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import { useFrozenWhileMenuOpen } from '../../ui/list/use-frozen-while-menu-open.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { CategoryFilter, LibraryOrder } from './category-filter.tsx';
import s from './profile.module.css';
import { profileTexts as t } from './texts.ts';

type LibraryProps = {
  readonly title: string;
  readonly posts: readonly Post[];
  /** Source of the posts, from which further ones are fetched. */
  readonly list: PostList;
  /** Menu of a post, with its name on this page. */
  readonly menu?: (post: Post, name: string | undefined) => ReactNode;
  readonly pages: Pages;
  readonly categories: Categories;
};

/** Posts of a member, all or the videos of a category, four at first and four more at each press. */
export function Library({ title, posts: latest, list, menu, pages, categories }: LibraryProps) {
  const heading = useId();
  const posts = useFrozenWhileMenuOpen(latest);
  const names = namesOf(posts);
  const all = posts.map(refOf);
  return (
    <section aria-labelledby={heading} className={s.library}>
      <div className={s.over}>
        <h2 id={heading}>{title}</h2>
        <div className={s.acts}>
          <LibraryOrder />
          <CategoryFilter categories={categories} />
          <SelectButton />
        </div>
      </div>
      {posts.length === 0 && <Notice title={t.noneOfCategory} />}
      {posts.length > 0 && (
        <GrowingGrid posts={posts} pages={pages}>
          {(post, index) => <LibraryCard post={post} index={index} posts={posts} all={all} names={names} list={list} menu={menu} />}
        </GrowingGrid>
      )}
    </section>
  );
}
