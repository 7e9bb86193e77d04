import type { Comment } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { HeartsDialog } from '../../posts/hearts-dialog.tsx';
import type { Subject } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import s from './comment-heart.module.css';
import { commentHeartMutation, commentHeartsQuery } from './comment-hearts-queries.ts';
import c from './comments.module.css';
import { commentsTexts as t } from './texts.ts';

/** Heart button of a comment, the number of hearts, and a dialog with their givers. */
export function CommentHeart({ comment, subject }: { readonly comment: Comment; readonly subject: Subject }) {
  const { _id: id, writer, heartCount, hearted } = comment;
  const me = useMe();
  const [open, setOpen] = useState(false);
  const pages = useInfiniteQuery({ ...commentHeartsQuery(subject, id, me.id), enabled: open });
  const { mutate } = useMutation(commentHeartMutation(useQueryClient(), subject, id, me.id));
  return (
    <>
      <button type="button" className={s.heart} aria-pressed={hearted} aria-label={t.love(writer.username)} onClick={() => mutate(!hearted)}>
        <Heart size={16} aria-hidden="true" fill={hearted ? 'currentColor' : 'none'} />
      </button>
      {heartCount > 0 && (
        <button
          type="button"
          className={`${c.link} ${s.count}`}
          aria-label={t.seeHearts(memberTexts.hearts(heartCount), writer.username)}
          onClick={() => setOpen(true)}
        >
          {heartCount}
        </button>
      )}
      <HeartsDialog open={open} onClose={() => setOpen(false)} total={heartCount} hearts={pages.data} pages={pages} />
    </>
  );
}
