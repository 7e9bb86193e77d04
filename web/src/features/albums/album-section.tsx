import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { AlbumCard } from '../../ui/album-card.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PostGrid } from '../../ui/post-grid.tsx';
import { AlbumMenu } from './album-menu.tsx';
import s from './albums.module.css';
import { albumsQuery } from './albums-queries.ts';
import { albumsTexts as t } from './texts.ts';

/** The albums of a member on their profile, four at first and four more at each press; nothing where there are none. */
export function AlbumSection({ owner }: { readonly owner: string }) {
  const me = useMe();
  const heading = useId();
  const isOwn = owner === me.id;
  const { data = [], error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(albumsQuery(owner, me.id));
  const isDenied = error instanceof ApiError && error.status === 403;
  if (error && data.length === 0)
    return <ErrorNotice text={isDenied ? t.listDenied : commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={s.section}>
      <h2 id={heading}>{isOwn ? t.mine : t.theirs}</h2>
      <PostGrid posts={data}>
        {(album) => <AlbumCard album={album} note={isOwn ? album.privacyLabel : undefined} acts={isOwn && <AlbumMenu album={album} />} />}
      </PostGrid>
      {hasNextPage && (
        <div className={s.more}>
          <Button tone="quiet" busy={isFetchingNextPage && texts.common.loading} onClick={() => void fetchNextPage()}>
            {memberTexts.viewMore}
          </Button>
        </div>
      )}
    </section>
  );
}
