import type { Comment } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import type { Item } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MemberLink } from '../../ui/member-link.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import s from './comment-heart.module.css';
import { commentHeartMutation, commentHeartsQuery } from './comment-hearts-queries.ts';
import c from './comments.module.css';
import { commentsTexts as t } from './texts.ts';

/** The heart of a comment, their number, and behind it who gave them. */
export function CommentHeart({ comment, item }: { readonly comment: Comment; readonly item: Item }) {
  const { _id: id, writer, heartCount, hearted } = comment;
  const me = useMe();
  const [open, setOpen] = useState(false);
  const { mutate } = useMutation(commentHeartMutation(useQueryClient(), item, id, me.id));
  return (
    <>
      <button type="button" className={s.heart} aria-pressed={hearted} aria-label={t.love(writer.username)} onClick={() => mutate(!hearted)}>
        <Heart size={16} aria-hidden="true" fill={hearted ? 'currentColor' : 'none'} />
      </button>
      {heartCount > 0 && (
        <button type="button" className={c.link} aria-label={t.seeHearts(heartCount, writer.username)} onClick={() => setOpen(true)}>
          {heartCount}
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t.hearts(heartCount)} close={memberTexts.close}>
        {open && <Givers comment={id} item={item} me={me.id} />}
      </Dialog>
    </>
  );
}

function Givers({ comment, item, me }: { readonly comment: string; readonly item: Item; readonly me: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(commentHeartsQuery(item, comment, me));
  if (error && !data)
    return <ErrorNotice text={errorText(error, texts.common.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner label={texts.common.loading} />;
  return (
    <>
      <ul className={s.list}>
        {data.map(({ _id, profile }) => (
          <li key={_id} className={s.person}>
            <Avatar src={profile.image} />
            <MemberLink username={profile.username} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button tone="quiet" onClick={() => void fetchNextPage()} busy={isFetchingNextPage && texts.common.loading}>
          {memberTexts.loadMore}
        </Button>
      )}
    </>
  );
}
