import type { GroupPost } from '@kloak/proto/api/types.ts';
import { useId, useState } from 'react';
import { useHashTarget } from '../../ui/list/use-hash-target.ts';
import { CommentList } from './comment-list.tsx';
import s from './comments.module.css';
import { commentsTexts as t } from './texts.ts';

/** Comments on a group post, behind a toggle that shows their number, or a button for the first comment. `moderates` as in `CommentList`. */
export function PostComments({ post, moderates }: { readonly post: GroupPost; readonly moderates: boolean }) {
  const { _id, commentCount } = post;
  const target = useHashTarget();
  const [shown, setShown] = useState(target.post === _id && target.comment !== undefined);
  const id = useId();
  const [writes, setWrites] = useState(false);
  const toggle = shown ? t.hide(commentCount) : t.view(commentCount);
  return (
    <div className={s.ofPost}>
      {(commentCount > 0 || !shown) && (
        <button
          type="button"
          className={s.link}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => {
            setShown(!shown);
            setWrites(commentCount === 0);
          }}
        >
          {commentCount === 0 ? t.write : toggle}
        </button>
      )}
      <section id={id} tabIndex={-1} aria-label={t.title} className={s.ofPost} hidden={!shown}>
        {shown && <CommentList subject={{ kind: 'groupPost', id: _id }} moderates={moderates} writes={writes} />}
      </section>
    </div>
  );
}
