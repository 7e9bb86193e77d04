import { useInfiniteQuery } from '@tanstack/react-query';
import type { Subject } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { CommentList } from './comment-list.tsx';
import s from './comments.module.css';
import { commentsQuery } from './comments-queries.ts';
import { commentsTexts as t } from './texts.ts';

/** Comments on an item; `owner` is the item's owner. The next page is fetched near the end of the page. */
export function Comments({ subject, owner }: { readonly subject: Subject; readonly owner: string }) {
  const { data, hasNextPage } = useInfiniteQuery(commentsQuery(subject));
  return (
    <section className={s.comments} tabIndex={-1} aria-labelledby="comments-title">
      <h2 id="comments-title" aria-live="polite" className={s.title}>
        {t.title} {data && data.total > 0 && <span className={s.count}>{hasNextPage ? t.atLeast(data.total) : data.total}</span>}
      </h2>
      <CommentList subject={subject} moderates={owner === useMe().id} />
    </section>
  );
}
