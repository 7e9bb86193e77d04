import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { refOf } from '../../posts/item.ts';
import { PostCard } from '../../posts/post-card.tsx';
import { PostGrid, PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Skeleton } from '../../ui/list/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { videosTexts as t } from './texts.ts';
import s from './videos.module.css';
import { friendVideosQuery } from './videos-queries.ts';

/** All videos that the family shares, the newest first. */
export function SubscribedPage() {
  useTitle(t.subscribed);
  const pages = useInfiniteQuery(friendVideosQuery(useMe().id));
  const { data: videos, error, refetch, isFetching } = pages;
  const names = namesOf(videos ?? []);
  const all = videos?.map(refOf) ?? [];
  return (
    <>
      <h1 className={s.title}>{t.subscribed}</h1>
      {!videos && !error && (
        <Skeleton label={texts.common.loading}>
          <PostGridSkeleton />
        </Skeleton>
      )}
      {videos?.length === 0 && (
        <Notice title={t.empty}>
          <ButtonLink to="/families" icon={<UserRoundPlus size={18} aria-hidden="true" />}>
            {memberTexts.addFamily}
          </ButtonLink>
        </Notice>
      )}
      {videos && videos.length > 0 && (
        <PostGrid posts={videos}>
          {(post, index) => (
            <PostCard post={post} name={names.get(post._id)} all={all} list="some" when={index === 0 ? 'first' : 'late'} note={post.writer.username} />
          )}
        </PostGrid>
      )}
      {!videos && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {videos && <ListEnd pages={pages} loaded={videos.length} failed={t.loadFailed} />}
    </>
  );
}
