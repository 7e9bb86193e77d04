import type { Profile } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { type PostList, postsOfQuery } from '../../posts/data/posts-of.ts';
import { refOf } from '../../posts/item.ts';
import { PostCard } from '../../posts/post-card.tsx';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import s from './more-from-author.module.css';
import { postTexts as t } from './texts.ts';

/** Other posts by the author, the newest first; the next page is fetched near the end. Renders nothing if there are none. */
export function MoreFromAuthor({ writer, except }: { readonly writer: Profile; readonly except: string }) {
  const heading = useId();
  const list: PostList = { of: 'writer', name: writer._id };
  const pages = useInfiniteQuery(postsOfQuery(list, useMe().id));
  const { data, error, refetch, isFetching } = pages;
  const posts = data?.posts;
  const others = posts?.filter(({ _id }) => _id !== except) ?? [];
  const names = namesOf(others);
  // Includes the current post, so that stepping through the list can return to it.
  const all = posts?.map(refOf) ?? [];
  if (others.length === 0 && !pages.hasNextPage && (posts || !error)) return null;
  return (
    <section aria-labelledby={heading} className={s.others}>
      <h2 id={heading} className={s.title} dir="auto">
        {t.others(writer.username)}
      </h2>
      <ul className={s.list}>
        {others.map((post) => (
          <li key={post._id}>
            <PostCard
              post={post}
              name={names.get(post._id)}
              all={all}
              list={list}
              when="late"
              sizes="(min-width: 1280px) 300px, (min-width: 600px) 30vw, 46vw"
            />
          </li>
        ))}
      </ul>
      {!posts && error && (
        <ErrorNotice text={errorText(error, texts.common.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {posts && <ListEnd pages={pages} loaded={posts.length} failed={texts.common.failed} />}
    </section>
  );
}
