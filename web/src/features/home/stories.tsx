import type { Story } from '@kloak/proto/api/types.ts';
import { storiesInSight, storiesPerPage } from '../../posts/data/first-pages.ts';
import { PostGrid } from '../../posts/post-grid.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import { SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { useFocusFirstNew } from '../../ui/list/use-focus-first-new.ts';
import s from './home.module.css';
import { MosaicSkeleton } from './mosaic.tsx';
import look from './story-card.module.css';
import { StoryCard } from './story-card.tsx';
import { homeTexts as t } from './texts.ts';

/** Stories of relatives, a card each; a button loads more. */
export function Stories({ stories, pages }: { readonly stories: readonly Story[]; readonly pages: Pages }) {
  const { list, onPress } = useFocusFirstNew<HTMLUListElement>(stories.length, pages.isFetchingNextPage);
  if (stories.length === 0) return null;
  return (
    <section aria-label={t.stories} className={s.stories}>
      <PostGrid posts={stories} ref={list} wholeRows={pages.hasNextPage}>
        {(story, index) => <StoryCard story={story} first={index < storiesInSight} />}
      </PostGrid>
      <MoreButton pages={pages} label={t.moreStories} onPress={onPress} />
    </section>
  );
}

/** Placeholder of the first cards. */
export function StoriesSkeleton() {
  return (
    <PostGrid posts={Array.from({ length: storiesPerPage }, (_, nth) => ({ _id: String(nth) }))} wholeRows>
      {(_, index) => (
        <>
          <MosaicSkeleton first={index < storiesInSight} />
          <span className={look.below}>
            <SkeletonBlock shape="round" />
            <span className={look.words}>
              <SkeletonBlock width="third" />
              <SkeletonBlock width="half" />
            </span>
          </span>
        </>
      )}
    </PostGrid>
  );
}
