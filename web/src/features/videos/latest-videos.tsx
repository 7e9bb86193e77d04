import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberState } from '../../lib/member-state.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { refOf } from '../../posts/item.ts';
import { PostCard } from '../../posts/post-card.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { useNearEnd } from '../../ui/list/use-near-end.ts';
import { videosTexts as t } from './texts.ts';
import s from './videos.module.css';
import { latestVideosQuery } from './videos-queries.ts';

/** Scroll position of the strip by history entry, in CSS pixels. */
const moved = memberState(() => new Map<string, number>());

/** The family's newest videos, side by side; more are loaded on scrolling. Renders nothing if there are none, since the page has its own text for that. */
export function LatestVideos() {
  const heading = useId();
  const pages = useInfiniteQuery(latestVideosQuery(useMe().id));
  const { data: videos, error, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const end = useNearEnd(() => void fetchNextPage(), hasNextPage && !isFetchingNextPage && !isFetchNextPageError && (videos?.length ?? 0));
  const strip = useRef<HTMLDivElement>(null);
  const onScroll = useMoved(strip, videos !== undefined);
  if (!videos && error) {
    return (
      <section aria-labelledby={heading} className={s.latest}>
        <h2 id={heading}>{t.latest}</h2>
        <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      </section>
    );
  }
  if (!videos || videos.length === 0) return null;
  const names = namesOf(videos);
  const all = videos.map(refOf);
  return (
    <section aria-labelledby={heading} className={s.latest}>
      <header className={s.header}>
        <h2 id={heading}>{t.latest}</h2>
        <ButtonLink to="/subscribed-videos" tone="quiet" aria-label={t.allLatest}>
          {memberTexts.viewMore}
        </ButtonLink>
      </header>
      <div className={s.strip} ref={strip} onScroll={onScroll}>
        <ul className={s.films}>
          {videos.map((post) => (
            <li key={post._id}>
              <PostCard post={post} name={names.get(post._id)} all={all} list="some" when="late" note={post.writer.username} sizes="280px" />
            </li>
          ))}
        </ul>
        {isFetchNextPageError ? <MoreButton pages={pages} label={memberTexts.loadMore} /> : <div ref={end} className={s.end} />}
      </div>
    </section>
  );
}

/** Restores a strip's scroll position after going back, once it `isThere`. */
function useMoved(strip: RefObject<HTMLElement | null>, isThere: boolean): () => void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (isThere && strip.current) strip.current.scrollLeft = moved().get(key) ?? 0;
  }, [strip, isThere, key]);
  return () => void moved().set(key, strip.current?.scrollLeft ?? 0);
}
