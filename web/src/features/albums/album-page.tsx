import type { Album, Post } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { MemberLink } from '../../people/member-link.tsx';
import { albumYears } from '../../posts/album-years.ts';
import { useIsChoosing } from '../../posts/data/selection.ts';
import { SelectButton } from '../../posts/select-button.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { AlbumList } from './album-list.tsx';
import { AlbumMenu } from './album-menu.tsx';
import s from './album-page.module.css';
import { albumQuery } from './albums-queries.ts';
import { InAlbumMenu } from './in-album-menu.tsx';
import { PrintAlbum } from './print-album.tsx';
import { albumsTexts as t } from './texts.ts';

/** Props of a post in an album. */
export type ShownInAlbum = {
  readonly post: Post;
  /** Loaded posts of the album in its order, their total, and how to fetch more. */
  readonly posts: readonly Post[];
  readonly count: number;
  readonly pages: Pages;
  /** Address of the album with another post shown. */
  readonly addressOf: (post: string) => string;
  /** Owner's menu for a post in the album. */
  readonly menu: ReactNode;
  /** Shows the neighbouring post, before this one leaves the album. */
  readonly leave: () => void;
};

type AlbumPageProps = {
  readonly show: (shown: ShownInAlbum) => ReactNode;
  /** Button that downloads the album. */
  readonly download: (album: string) => ReactNode;
};

/** Number of posts through which the post of an address is searched; a link to a removed post must not load a whole album. */
const maxLookedThrough = 240;

/**
 * Album page: one post large, all of them beside it. The address names the large one; by default it is the first. During a selection the list covers the
 * page.
 */
export function AlbumPage({ show, download }: AlbumPageProps) {
  const { albumId = '' } = useParams();
  const me = useMe();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('post') ?? undefined;
  const pages = useInfiniteQuery(albumQuery(albumId, me.id));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const { album, posts = [] } = data ?? {};
  const place = usePlace(posts, wanted);
  const isChoosing = useIsChoosing();
  // The post may be on a later page: the list was long when its address was saved.
  const isLooking = wanted !== undefined && place < 0 && hasNextPage && posts.length < maxLookedThrough && !error;
  /** Number of posts checked so far: the next page is fetched when this changes. */
  const lookedThrough = isLooking && !isFetchingNextPage ? posts.length : undefined;
  useEffect(() => {
    if (lookedThrough !== undefined) void fetchNextPage();
  }, [lookedThrough, fetchNextPage]);
  const status = error instanceof ApiError ? error.status : undefined;
  // Applies to a shown page as well: members who lose access must not see it any longer.
  if (status === 403) return <Unavailable title={t.title} text={t.denied} />;
  if (status === 404 || status === 400) return <Unavailable title={t.title} text={t.failed} />;
  if (!album && error) return <ErrorNotice text={errorText(error, t.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!album || isLooking) return <AlbumSkeleton />;
  const isOwn = album.writer._id === me.id;
  const shown = Math.max(place, 0);
  const post = posts[shown];
  const addressOf = (id: string | undefined) => (id === undefined ? `/albums/${albumId}` : `/albums/${albumId}?post=${id}`);
  const beside = addressOf((posts[shown + 1] ?? posts[shown - 1])?._id);
  const leave = () => void navigate(beside, { replace: true });
  return (
    <div className={s.page}>
      <AlbumHeader album={album} isOwn={isOwn}>
        {(isOwn || album.downloadable) && album.count > 0 && download(albumId)}
        {post && <PrintAlbum album={album} facts={factsOf(album, isOwn)} posts={posts} pages={pages} />}
      </AlbumHeader>
      {post ? (
        <>
          <AlbumList posts={posts} shown={post._id} addressOf={addressOf} pages={pages} />
          {!isChoosing && (
            <div className={s.post}>
              {show({ post, posts, count: album.count, pages, addressOf, leave, menu: isOwn && <InAlbumMenu album={album} post={post} onRemoved={leave} /> })}
            </div>
          )}
        </>
      ) : (
        <Notice title={t.empty}>
          {isOwn && (
            <ButtonLink to="/upload" icon={<ImageUp size={18} aria-hidden="true" />}>
              {memberTexts.addPhotos}
            </ButtonLink>
          )}
        </Notice>
      )}
    </div>
  );
}

/** Returns a post's index among the loaded posts, or -1. A post that was removed since passes its index to the next one. */
function usePlace(posts: readonly Post[], wanted: string | undefined): number {
  const place = posts.findIndex(({ _id }) => _id === wanted);
  const [last, setLast] = useState({ wanted, place });
  if (place >= 0 && (last.wanted !== wanted || last.place !== place)) setLast({ wanted, place });
  return place < 0 && last.wanted === wanted ? Math.min(last.place, posts.length - 1) : place;
}

const factsOf = (album: Album, isOwn: boolean) => [albumYears(album), memberTexts.items(album.count), isOwn && album.privacyLabel].filter(Boolean).join(' · ');

type AlbumHeaderProps = { readonly album: Album; readonly isOwn: boolean; readonly children: ReactNode };

function AlbumHeader({ album, isOwn, children }: AlbumHeaderProps) {
  const { name, description, count, writer } = album;
  const navigate = useNavigate();
  useTitle(name || t.title);
  return (
    <header className={s.header}>
      <div className={s.what}>
        <h1 dir="auto" data-caption="">
          {name || t.title}
        </h1>
        <p className={s.facts}>
          {!isOwn && (
            <>
              <MemberLink username={writer.username} />
              {' · '}
            </>
          )}
          {factsOf(album, isOwn)}
        </p>
      </div>
      <div className={s.acts}>
        {children}
        {isOwn && count > 0 && <SelectButton />}
        {isOwn && <AlbumMenu album={album} onDeleted={() => void navigate('/my-profile', { replace: true })} />}
      </div>
      {description && (
        <p className={s.description} dir="auto">
          {description}
        </p>
      )}
    </header>
  );
}

function AlbumSkeleton() {
  return (
    <>
      <h1 className="visually-hidden">{t.title}</h1>
      <Skeleton label={texts.common.loading}>
        <div className={s.coming}>
          <SkeletonBlock shape="title" width="third" />
          <SkeletonBlock shape="picture" />
        </div>
      </Skeleton>
    </>
  );
}
