import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import type { Item } from '../../lib/item.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import s from './comments.module.css';
import { commentsQuery } from './comments-queries.ts';
import { commentsTexts as t } from './texts.ts';

/** What people say about an item; `owner` is whose it is. More comes near the end of the page. */
export function Comments({ item, owner }: { readonly item: Item; readonly owner: string }) {
  const pages = useInfiniteQuery(commentsQuery(item));
  const { data, error, refetch, isFetching, hasNextPage } = pages;
  return (
    <section className={s.comments} aria-labelledby="comments-title">
      <h2 id="comments-title" aria-live="polite" className={s.title}>
        {t.title} {data && data.total > 0 && <span className={s.count}>{hasNextPage ? t.atLeast(data.total) : data.total}</span>}
      </h2>
      <CommentForm item={item} label={t.write} />
      {!data && !error && (
        <Skeleton label={t.loading}>
          {['a', 'b'].map((row) => (
            <div key={row} className={s.comment}>
              <SkeletonBlock shape="round" />
              <div className={s.body}>
                <SkeletonBlock width="third" />
                <SkeletonBlock width="half" />
              </div>
            </div>
          ))}
        </Skeleton>
      )}
      {error && !data && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.threads.length === 0 && <p className={s.empty}>{t.empty}</p>}
      <ol className={s.list}>
        {data?.threads.map((thread) => (
          <li key={thread.comment._id}>
            <CommentThread thread={thread} item={item} owner={owner} />
          </li>
        ))}
      </ol>
      {data && <ListEnd pages={pages} loaded={data.threads.length} failed={t.loadFailed} loading={t.loading} />}
    </section>
  );
}
