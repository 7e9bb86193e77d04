import type { Comment } from '@kloak/proto/api/types.ts';
import { mayStillEdit } from '@kloak/proto/rules/comments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import type { Item } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteCommentMutation } from './comments-queries.ts';
import { commentsTexts as t } from './texts.ts';

type MenuProps = {
  readonly comment: Comment;
  readonly item: Item;
  /** Whose item it is on. */
  readonly owner: string;
  readonly onEdit: () => void;
};

/** What one can do with a comment of one's own, or on one's own item; nothing with any other. */
export function CommentMenu({ comment, item, owner, onEdit }: MenuProps) {
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    ...deleteCommentMutation(useQueryClient(), item, comment, me.id),
    onError: (error) => {
      setAsked(false);
      toast(errorText(error, texts.common.failed), 'bad');
    },
  });
  const isMine = comment.writer._id === me.id;
  if (!isMine && owner !== me.id) return null;
  const edit = { label: t.edit, icon: <Pencil size={18} aria-hidden="true" />, onSelect: onEdit };
  const acts = [
    ...(isMine && mayStillEdit(comment.createdAt, Date.now()) ? [edit] : []),
    { label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger' as const, onSelect: () => setAsked(true) },
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
