import type { Comment } from '@kloak/proto/api/types.ts';
import { mayStillEdit } from '@kloak/proto/rules/comments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { reportAct } from '../../people/report-act.tsx';
import type { Subject } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { deleteCommentMutation } from './comments-queries.ts';
import { commentsTexts as t } from './texts.ts';

type MenuProps = {
  readonly comment: Comment;
  readonly subject: Subject;
  /** True if the member may delete any comment on the subject. */
  readonly moderates: boolean;
  readonly onEdit: () => void;
};

/** Menu of a comment. Its writer edits it (for a while) or deletes it; others report it, or delete it if they moderate. */
export function CommentMenu({ comment, subject, moderates, onEdit }: MenuProps) {
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    ...deleteCommentMutation(useQueryClient(), subject, comment, me.id),
    onError: (error) => {
      setAsked(false);
      toast(errorText(error, texts.common.failed), 'bad');
    },
  });
  const isMine = comment.writer._id === me.id;
  const edit = { label: t.edit, icon: <Pencil size={18} aria-hidden="true" />, onSelect: onEdit };
  const acts = [
    ...(isMine && mayStillEdit(comment.createdAt, Date.now()) ? [edit] : []),
    ...(isMine ? [] : [reportAct({ kind: 'COMMENT', id: comment._id, name: t.commentOf(comment.writer.username) })]),
    ...(isMine || moderates
      ? [{ label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger' as const, onSelect: () => setAsked(true) }]
      : []),
  ];
  return (
    <>
      <Menu label={t.more(comment.writer.username)} acts={acts} look="more" />
      <ConfirmDialog
        open={asked}
        title={t.deleteTitle}
        text={comment.replyCount > 0 ? t.deleteWithReplies : t.deleteText}
        yes={t.delete}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.deleting : undefined}
        onNo={() => setAsked(false)}
        onYes={() => remove.mutate()}
      />
    </>
  );
}
