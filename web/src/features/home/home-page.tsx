import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { ApiError } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { storiesQuery } from '../../posts/data/story-queries.ts';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { pastDayName } from './day-words.ts';
import { FamilyBlock } from './family-block.tsx';
import s from './home.module.css';
import { feedQuery } from './home-queries.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { MemoryProps } from './memory-card.tsx';
import { MemorySkeleton } from './memory-skeleton.tsx';
import { newPostsOf } from './new-posts.ts';
import { Stories } from './stories.tsx';
import { homeTexts as t } from './texts.ts';
import { useMemory } from './use-memory.ts';
import { useStableFeed } from './use-stable-feed.ts';

type HomeProps = {
  /** Card of this day in an earlier year. It may be loaded late. */
  readonly memory: (shown: MemoryProps) => ReactNode;
  /** Rendered under the blocks of the family. */
  readonly below: ReactNode;
  /** Rendered if there are no blocks yet. It may be loaded late. */
  readonly steps: ReactNode;
};

/** Home page: stories of relatives, this day in an earlier year, and a block of each relative. */
export function HomePage({ memory: memoryOf, below, steps }: HomeProps) {
  useTitle(texts.shell.home);
  const me = useMe().id;
  const { data: latest, error, refetch, isFetching } = useQuery(feedQuery(me));
  const pages = useInfiniteQuery(storiesQuery(me));
  const loaded = pages.data ?? (pages.isError ? none : undefined);
  const { feed, fresh, showAll } = useStableFeed(useMemo(() => latest && loaded && { members: latest, stories: loaded }, [latest, loaded]));
  const { day, memory, isKnown, later } = useMemory(me);
  const names = namesOf(feed?.members.flatMap(({ posts }) => posts) ?? []);
  const news = newPostsOf(feed?.stories ?? none);
  const hasFailed = !latest && error !== null;
  return (
    <>
      <div className={s.top}>
        <h1 className={s.title}>{texts.shell.home}</h1>
        {news && <p className={s.count}>{t.freshSince(news.count, pastDayName(news.since, Date.now()), pages.hasNextPage && news.isOpen)}</p>}
      </div>
      <Fresh count={[...fresh.values()].reduce((sum, count) => sum + count, 0)} onShow={showAll} />
      {!feed && !hasFailed && <HomeSkeleton />}
      {hasFailed && <ErrorNotice text={feedErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {feed && (
        <div className={s.blocks}>
          {!pages.data && <ErrorNotice text={t.storiesFailed} retry={texts.common.retry} onRetry={() => void pages.refetch()} busy={pages.isFetching} />}
          <Stories stories={feed.stories} pages={pages} />
          {memory && <Suspense fallback={<MemorySkeleton />}>{memoryOf({ memory, day, onLater: later })}</Suspense>}
          {isKnown && feed.members.length === 0 && (
            <Suspense fallback={<HomeSkeleton />}>
              <Empty steps={steps} />
            </Suspense>
          )}
          {isKnown &&
            feed.members.map((member, index) => (
              <FamilyBlock key={member._id} member={member} fresh={fresh.get(member._id) ?? 0} names={names} first={index === 0 && feed.stories.length === 0} />
            ))}
        </div>
      )}
      {isKnown && feed && feed.members.length > 0 && below}
    </>
  );
}

const none: readonly never[] = [];

/** Button to posts that arrived since the page was scrolled; announced to screen readers, too. */
function Fresh({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div role="status" className={s.fresh}>
      {count > 0 && (
        <button type="button" className={s.pill} onClick={onShow}>
          <ArrowUp size={18} aria-hidden="true" />
          {t.fresh(count)}
        </button>
      )}
    </div>
  );
}

function Empty({ steps }: { readonly steps: ReactNode }) {
  return (
    <Notice title={t.emptyTitle}>
      <p>{t.emptyText}</p>
      {steps}
      <div className={s.ways}>
        <ButtonLink to="/upload">{t.start}</ButtonLink>
        <ButtonLink to="/families" tone="quiet">
          {memberTexts.addFamily}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function feedErrorText(error: Error): string {
  return error instanceof ApiError && error.status === 403 ? memberTexts.imagesDenied : commonErrorText(error);
}
