import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { type PostList, postsOfQuery } from '../../posts/data/posts-of.ts';
import { GrowingGrid } from '../../posts/growing-grid.tsx';
import { refOf } from '../../posts/item.ts';
import { PostCard } from '../../posts/post-card.tsx';
import { PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton } from '../../ui/list/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import s from './profile.module.css';
import { profileTexts as t } from './texts.ts';

/** Photos and videos that the member gave a heart, own and others', the newest heart first. */
export function MyHeartsPage() {
  useTitle(t.hearts);
  const me = useMe();
  const list: PostList = { of: 'hearts', name: me.id };
  const pages = useInfiniteQuery(postsOfQuery(list, me.id));
  const { data, error, refetch, isFetching } = pages;
  const posts = data?.posts ?? [];
  const names = namesOf(posts);
  const all = posts.map(refOf);
  return (
    <>
      <div className={s.title}>
        <h1>{t.hearts}</h1>
        {posts.length > 0 && <p>{t.heartsCount(data?.total ?? 0)}</p>}
      </div>
      {!data && !error && (
        <Skeleton label={texts.common.loading}>
          <PostGridSkeleton />
        </Skeleton>
      )}
      {!data && error && <ErrorNotice text={errorText(error, t.heartsFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {data && posts.length === 0 && (
        <Notice title={t.noHearts}>
          <ButtonLink to="/home" icon={<Images size={18} aria-hidden="true" />}>
            {texts.shell.home}
          </ButtonLink>
        </Notice>
      )}
      {posts.length > 0 && (
        <GrowingGrid posts={posts} pages={pages}>
          {(post, index) => (
            <PostCard post={post} name={names.get(post._id)} all={all} list={list} when={index < 4 ? 'first' : 'late'} note={post.writer.username} />
          )}
        </GrowingGrid>
      )}
    </>
  );
}
