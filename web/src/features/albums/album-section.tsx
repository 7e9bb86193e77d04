import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ApiError } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { AlbumCard } from '../../posts/album-card.tsx';
import { albumsQuery } from '../../posts/data/albums-of.ts';
import { gridSizes } from '../../posts/grid-sizes.ts';
import { GrowingGrid } from '../../posts/growing-grid.tsx';
import { PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { useFrozenWhileMenuOpen } from '../../ui/list/use-frozen-while-menu-open.ts';
import { AlbumMenu } from './album-menu.tsx';
import s from './albums.module.css';
import { albumsTexts as t } from './texts.ts';

type AlbumSectionProps = {
  readonly owner: string;
  /** Content below, rendered after the albums are loaded, since they would push it down. */
  readonly children: ReactNode;
};

/**
 * Albums of a member on their profile, four at first and four more at each press; renders nothing if there are none. The list does not change while a
 * menu is open.
 */
export function AlbumSection({ owner, children }: AlbumSectionProps) {
  const me = useMe();
  const heading = useId();
  const isOwn = owner === me.id;
  const pages = useInfiniteQuery(albumsQuery(owner, me.id));
  const { data, error, refetch, isFetching } = pages;
  const albums = useFrozenWhileMenuOpen(data) ?? [];
  const isDenied = error instanceof ApiError && error.status === 403;
  if (pages.isPending) {
    return (
      <Skeleton label={texts.common.loading}>
        <div className={s.section}>
          <SkeletonBlock shape="title" width="third" />
          <PostGridSkeleton first={gridSizes} />
        </div>
      </Skeleton>
    );
  }
  return (
    <>
      {error && albums.length === 0 && (
        <ErrorNotice
          text={isDenied ? memberTexts.imagesDenied : commonErrorText(error)}
          retry={texts.common.retry}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {albums.length > 0 && (
        <section aria-labelledby={heading} className={s.section}>
          <h2 id={heading}>{isOwn ? t.mine : t.theirs}</h2>
          <GrowingGrid posts={albums} pages={pages}>
            {(album, index) => (
              <AlbumCard
                album={album}
                when={index === 0 ? 'first' : 'late'}
                note={isOwn ? album.privacyLabel : undefined}
                acts={isOwn && <AlbumMenu album={album} />}
              />
            )}
          </GrowingGrid>
        </section>
      )}
      {children}
    </>
  );
}
