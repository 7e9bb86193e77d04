import type { ReactNode } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { PostGrid } from '../../posts/post-grid.tsx';
import s from './growing-grid.module.css';
import { MoreButton } from './more-button.tsx';
import type { Pages } from './pages.ts';
import { useGoOn } from './use-focus-first-new.ts';

type GrowingProps<Entry> = {
  readonly posts: readonly Entry[];
  readonly pages: Pages;
  readonly children: (post: Entry, index: number) => ReactNode;
};

/** Cards of which more come at each press. */
export function GrowingGrid<Entry extends { readonly _id: string }>({ posts, pages, children }: GrowingProps<Entry>) {
  const { list, onPress } = useGoOn<HTMLUListElement>(posts.length, pages.isFetchingNextPage);
  return (
    <div className={s.grid}>
      <PostGrid posts={posts} ref={list} wholeRows={pages.hasNextPage}>
        {children}
      </PostGrid>
      <MoreButton pages={pages} label={memberTexts.viewMore} onPress={onPress} />
    </div>
  );
}
