import type { ReactNode } from 'react';
import { memberTexts } from '../lib/member-texts.ts';
import { MoreButton } from '../ui/list/more-button.tsx';
import type { Pages } from '../ui/list/pages.ts';
import { useFocusFirstNew } from '../ui/list/use-focus-first-new.ts';
import s from './growing-grid.module.css';
import { PostGrid } from './post-grid.tsx';

type GrowingProps<Entry> = {
  readonly posts: readonly Entry[];
  readonly pages: Pages;
  readonly children: (post: Entry, index: number) => ReactNode;
};

/** Grid of cards that grows at each press of its button. */
export function GrowingGrid<Entry extends { readonly _id: string }>({ posts, pages, children }: GrowingProps<Entry>) {
  const { list, onPress } = useFocusFirstNew<HTMLUListElement>(posts.length, pages.isFetchingNextPage);
  return (
    <div className={s.grid}>
      <PostGrid posts={posts} ref={list} wholeRows={pages.hasNextPage}>
        {children}
      </PostGrid>
      <MoreButton pages={pages} label={memberTexts.viewMore} onPress={onPress} />
    </div>
  );
}
