import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { PostCard } from '../../ui/post-card.tsx';
import { useNearEnd } from '../../ui/use-near-end.ts';
import { videosTexts as t } from './texts.ts';
import s from './videos.module.css';
import { latestVideosQuery } from './videos-queries.ts';

/** The newest films of the family, side by side; more come as one goes along. Nothing where there are none, since the page has its own word of that. */
export function LatestVideos() {
  const heading = useId();
  const pages = useInfiniteQuery(latestVideosQuery(useMe().id));
  const { data: videos, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const end = useNearEnd(() => void fetchNextPage(), hasNextPage && !isFetchingNextPage && !isFetchNextPageError && (videos?.length ?? 0));
  if (!videos || videos.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={s.latest}>
      <header className={s.header}>
        <h2 id={heading}>{t.latest}</h2>
        <ButtonLink to="/subscribed-videos" tone="quiet" aria-label={t.allLatest}>
          {memberTexts.viewMore}
        </ButtonLink>
      </header>
      <div className={s.strip}>
        <ul className={s.films}>
          {videos.map((post) => (
            <li key={post._id}>
              <PostCard post={post} all={[]} when="late" note={post.writer.username} sizes="280px" />
            </li>
          ))}
        </ul>
        {isFetchNextPageError ? <MoreButton pages={pages} label={memberTexts.loadMore} /> : <div ref={end} className={s.end} />}
      </div>
    </section>
  );
}
