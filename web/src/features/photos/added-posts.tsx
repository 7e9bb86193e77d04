import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { type PostList, postsOfQuery } from '../../posts/data/posts-of.ts';
import { refOf } from '../../posts/item.ts';
import { LibraryCard } from '../../posts/library-card.tsx';
import { PostGrid, PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Skeleton } from '../../ui/list/skeleton.tsx';
import { photosTexts as t } from './texts.ts';

/** The same library in order of upload, the newest first. */
export function AddedPosts() {
  const me = useMe();
  const list: PostList = { of: 'added', name: me.id };
  const pages = useInfiniteQuery(postsOfQuery(list, me.id));
  const { data, error, refetch, isFetching } = pages;
  if (!data && error) return <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) {
    return (
      <Skeleton label={texts.common.loading}>
        <PostGridSkeleton />
      </Skeleton>
    );
  }
  const { posts } = data;
  const names = namesOf(posts);
  const all = posts.map(refOf);
  return (
    <>
      <PostGrid posts={posts} wholeRows={pages.hasNextPage}>
        {(post, index) => <LibraryCard post={post} index={index} posts={posts} all={all} names={names} list={list} />}
      </PostGrid>
      <ListEnd pages={pages} loaded={posts.length} failed={t.loadFailed} />
    </>
  );
}
