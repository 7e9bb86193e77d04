import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import type { Subject } from '../../posts/item.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { useHashTarget, useLoadUntilFound } from '../../ui/list/use-hash-target.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import s from './comments.module.css';
import { commentsQuery } from './comments-queries.ts';
import { commentsTexts as t } from './texts.ts';
import { threadContains } from './threads.ts';
import { useWaitingComments, WaitingComment } from './waiting-comment.tsx';

type ListProps = {
  readonly subject: Subject;
  /** True if the member may delete others' comments. */
  readonly moderates: boolean;
  /** True if it was opened to write: the text box gets the focus. */
  readonly writes?: boolean;
};

/** Form for a comment, and all comments. */
export function CommentList({ subject, moderates, writes = false }: ListProps) {
  const pages = useInfiniteQuery(commentsQuery(subject));
  const { data, error, refetch, isFetching } = pages;
  const waiting = useWaitingComments(subject.id).filter(({ change }) => change.kind === 'comment' && change.responseTo === undefined);
  const { comment: target } = useHashTarget();
  useLoadUntilFound(target !== undefined && data !== undefined && !data.threads.some((thread) => threadContains(thread, target)), pages);
  return (
    <>
      <CommentForm subject={subject} label={t.write} takesFocus={writes} />
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
      {data?.threads.length === 0 && waiting.length === 0 && <p className={s.empty}>{t.empty}</p>}
      <ol className={s.list}>
        {data?.threads.map((thread) => (
          <li key={thread.comment._id}>
            <CommentThread thread={thread} subject={subject} moderates={moderates} />
          </li>
        ))}
        {waiting.map((act) => (
          <li key={act.id}>
            <WaitingComment act={act} />
          </li>
        ))}
      </ol>
      {data && <ListEnd pages={pages} loaded={data.threads.length} failed={t.loadFailed} loading={t.loading} />}
    </>
  );
}
