import type { Comment } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { ago, longDate } from '../../lib/long-dates.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { useShownActs } from '../../outbox/waiting.ts';
import { Waits } from '../../outbox/waits.tsx';
import { Avatar } from '../../people/avatar.tsx';
import { MemberLink } from '../../people/member-link.tsx';
import type { Subject } from '../../posts/item.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { useFocusFirstNew } from '../../ui/list/use-focus-first-new.ts';
import { useHashTarget, useScrollToTarget } from '../../ui/list/use-hash-target.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentHeart } from './comment-heart.tsx';
import { CommentLike } from './comment-like.tsx';
import { CommentMenu } from './comment-menu.tsx';
import s from './comments.module.css';
import { repliesQuery } from './comments-queries.ts';
import { EditForm } from './edit-form.tsx';
import { commentsTexts as t } from './texts.ts';
import { repliesOf, type Thread } from './threads.ts';
import { answersOneOf, useWaitingComments, WaitingComment } from './waiting-comment.tsx';
import { withWaiting } from './with-waiting.ts';

/** A comment, its replies behind a toggle, and the form for a reply. A reply to a reply joins the same thread. */
export function CommentThread({ thread, subject, moderates }: { readonly thread: Thread; readonly subject: Subject; readonly moderates: boolean }) {
  const { comment, replies } = thread;
  const { comment: target } = useHashTarget();
  const [shown, setShown] = useState(replies.some(({ _id }) => _id === target));
  /** Later replies are visible even if the others are folded. */
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(replies.map(({ _id }) => _id)));
  const [answered, setAnswered] = useState<Comment>();
  const id = useId();
  const count = repliesOf(thread);
  const rest = useInfiniteQuery({ ...repliesQuery(subject, comment._id), enabled: shown && count > replies.length });
  const all = [...new Map([...(rest.data ?? []), ...replies].map((reply) => [reply._id, reply])).values()];
  const came = replies.filter(({ _id }) => !folded.has(_id));
  const hiddenCount = shown ? 0 : count - came.length;
  const toggle = () => {
    if (shown) setFolded(new Set(all.map(({ _id }) => _id)));
    setShown(!shown);
  };
  const waiting = useWaitingComments(subject.id).filter(answersOneOf([comment._id, ...all.map(({ _id }) => _id)]));
  const { list, onPress } = useFocusFirstNew<HTMLOListElement>(all.length, rest.isFetchingNextPage);
  return (
    <>
      <CommentItem comment={comment} subject={subject} moderates={moderates} onReply={() => setAnswered(comment)} />
      <div className={s.thread}>
        {(shown ? count : hiddenCount) > 0 && (
          <button type="button" className={s.link} aria-expanded={shown} aria-controls={id} onClick={toggle}>
            {shown ? t.hide(count) : t.view(hiddenCount)}
          </button>
        )}
        <ol id={id} ref={list} className={s.list} hidden={!shown && came.length + waiting.length === 0}>
          {(shown ? all : came).map((reply) => (
            <li key={reply._id}>
              <CommentItem comment={reply} subject={subject} moderates={moderates} small onReply={() => setAnswered(reply)} />
            </li>
          ))}
          {waiting.map((act) => (
            <li key={act.id}>
              <WaitingComment act={act} small />
            </li>
          ))}
        </ol>
        {shown && rest.isLoading && <Spinner label={t.loading} />}
        {shown && rest.error && !rest.data && (
          <ErrorNotice text={errorText(rest.error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void rest.refetch()} busy={rest.isFetching} />
        )}
        {shown && <MoreButton pages={rest} label={memberTexts.loadMore} onPress={onPress} />}
        {answered && (
          <CommentForm
            key={answered._id}
            subject={subject}
            label={t.writeReply(answered.writer.username)}
            responseTo={answered._id}
            onDone={(left) => {
              if (!left) setAnswered(undefined);
              setShown(true);
            }}
            onCancel={() => setAnswered(undefined)}
          />
        )}
      </div>
    </>
  );
}

type ItemProps = {
  readonly comment: Comment;
  readonly subject: Subject;
  readonly moderates: boolean;
  readonly small?: boolean;
  readonly onReply: () => void;
};

function CommentItem({ comment: answered, subject, moderates, small = false, onReply }: ItemProps): ReactNode {
  const { comment, waits } = withWaiting(answered, useShownActs());
  const { content, writer, createdAt, edited, deleted } = comment;
  const [editing, setEditing] = useState(false);
  const itself = useRef<HTMLDivElement>(null);
  useScrollToTarget(itself, useHashTarget().comment === comment._id);
  return (
    <div ref={itself} tabIndex={-1} className={s.comment}>
      <Avatar src={writer.image} size={small ? 32 : 40} />
      <div className={s.body}>
        <p>
          <MemberLink username={writer.username} className={s.name} />{' '}
          <time className={s.date} dateTime={createdAt} title={longDate(createdAt)}>
            {ago(createdAt)}
          </time>
          {edited && !deleted && <span className={s.date}> · {t.edited}</span>}
        </p>
        {editing && !deleted ? (
          <EditForm comment={comment} subject={subject} back={itself} onDone={() => setEditing(false)} />
        ) : (
          <p className={deleted ? s.gone : s.content} dir="auto">
            {deleted ? t.deleted : content}
          </p>
        )}
        {waits && <Waits />}
        {!deleted && !editing && (
          <div className={s.row}>
            <CommentHeart comment={comment} subject={subject} />
            <CommentLike comment={comment} subject={subject} />
            <button type="button" className={s.link} onClick={onReply} aria-label={`${t.reply}: ${writer.username}`}>
              {t.reply}
            </button>
            <CommentMenu comment={comment} subject={subject} moderates={moderates} onEdit={() => setEditing(true)} />
          </div>
        )}
      </div>
    </div>
  );
}
