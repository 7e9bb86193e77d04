import type { Post } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, Heart, ImageUp, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { photosOf } from '../../posts/data/chosen-people.ts';
import { PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton } from '../../ui/list/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { useLibraryFilter } from './category-filter.tsx';
import { Library } from './library.tsx';
import { OwnHeader } from './own-header.tsx';
import { libraryQuery, myLibrary } from './profile-queries.ts';
import { profileTexts as t } from './texts.ts';

type MyProfileProps = {
  /** Menu of a post, with its name on this page. */
  readonly menu: (post: Post, name: string | undefined) => ReactNode;
  /** Albums of the member, with the content below them. */
  readonly albums: (below: ReactNode) => ReactNode;
  /** Button that downloads the member's library. */
  readonly download: ReactNode;
};

/** Page with the member's own albums and library. */
export function MyProfilePage({ menu, albums, download }: MyProfileProps) {
  useTitle(t.mine);
  const me = useMe();
  const looked = useLibraryFilter();
  const list = myLibrary(me, looked);
  const pages = useInfiniteQuery(libraryQuery(list, me.id));
  const { data, error, refetch, isFetching } = pages;
  const hasSome = data && (data.posts.length > 0 || looked.category !== undefined);
  return (
    <>
      <OwnHeader>
        <ButtonLink to="/families" tone="quiet" icon={<UserRoundPlus size={18} aria-hidden="true" />}>
          {t.invite}
        </ButtonLink>
        <ButtonLink to={photosOf([me.id])} tone="quiet" icon={<CalendarDays size={18} aria-hidden="true" />}>
          {t.timeline}
        </ButtonLink>
        <ButtonLink to="/my-hearts" tone="quiet" icon={<Heart size={18} aria-hidden="true" />}>
          {t.hearts}
        </ButtonLink>
        {hasSome && download}
      </OwnHeader>
      {albums(
        <>
          {!data && !error && (
            <Skeleton label={texts.common.loading}>
              <PostGridSkeleton />
            </Skeleton>
          )}
          {!data && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
          {hasSome && <Library title={t.myLibrary} posts={data.posts} list={list} menu={menu} pages={pages} categories={data.categories} />}
          {data && !hasSome && (
            <Notice title={t.emptyMine}>
              <ButtonLink to="/upload" icon={<ImageUp size={18} aria-hidden="true" />}>
                {memberTexts.addPhotos}
              </ButtonLink>
            </Notice>
          )}
        </>,
      )}
    </>
  );
}
