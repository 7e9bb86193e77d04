import type { GroupPost } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../../lib/dates.ts';
import { ruleText } from '../../../lib/error-text.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../lib/toasts.ts';
import { reportAct } from '../../../people/report-act.tsx';
import { useMe } from '../../../session/session.ts';
import { usePreloaded } from '../../../ui/lazy-part.tsx';
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx';
import { LazyLayer } from '../../../ui/window/lazy-layer.tsx';
import { Menu } from '../../../ui/window/menu.tsx';
import { editPostDialog } from '../group-parts.ts';
import { deletePostMutation } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

type MenuProps = { readonly post: GroupPost; readonly isAdmin: boolean; readonly name: string };

/** Menu of a post: its author edits and deletes it, admins delete it, others report it. */
export function GroupPostMenu({ post, isAdmin, name }: MenuProps) {
  const me = useMe();
  const [opened, open] = useState<'edit' | 'delete'>();
  const close = () => open(undefined);
  usePreloaded(editPostDialog);
  const isOwn = post.author._id === me.id;
  const remove = useMutation({
    ...deletePostMutation(useQueryClient(), post, me.id),
    onSettled: (_answer, error) => {
      close();
      if (error) toast(ruleText(error, texts.common.failed), 'bad');
    },
  });
  const edit = { label: t.edit, icon: <Pencil size={18} aria-hidden="true" />, onSelect: () => open('edit') };
  const take = { label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger', onSelect: () => open('delete') } as const;
  const tell = reportAct({ kind: 'GROUP_POST', id: post._id, name: t.postOf(name) });
  return (
    <>
      <Menu label={t.more(name, shortDate(post.createdAt))} look="more" acts={isOwn ? [edit, take] : [tell, ...(isAdmin ? [take] : [])]} />
      {opened === 'edit' && <LazyLayer part={editPostDialog} isOpen props={{ post, onClose: close }} onFailed={close} />}
      <ConfirmDialog
        open={opened === 'delete'}
        title={t.deleteTitle}
        text={t.deleteText}
        yes={t.delete}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.deleting : undefined}
        onNo={close}
        onYes={() => remove.mutate()}
      />
    </>
  );
}
