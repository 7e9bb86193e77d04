import type { GroupPost } from '@kloak/proto/api/types.ts';
import { readGroupPost } from '@kloak/proto/rules/group-posts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../../lib/dates.ts';
import { ruleText } from '../../../lib/error-text.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../lib/toasts.ts';
import { useForm } from '../../../lib/use-form.ts';
import { reportAct } from '../../../people/report-act.tsx';
import { useMe } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../../ui/window/menu.tsx';
import { deletePostMutation, editPostMutation } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

type MenuProps = { readonly post: GroupPost; readonly isAdmin: boolean; readonly name: string };

/** Menu of a post: its author edits and deletes it, admins delete it, others report it. */
export function GroupPostMenu({ post, isAdmin, name }: MenuProps) {
  const me = useMe();
  const [opened, open] = useState<'edit' | 'delete'>();
  const close = () => open(undefined);
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
      {opened === 'edit' && <EditPostDialog post={post} onClose={close} />}
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

function EditPostDialog({ post, onClose }: { readonly post: GroupPost; readonly onClose: () => void }) {
  const work = useMutation(editPostMutation(useQueryClient(), post, useMe().id));
  const { form, field } = useForm({
    state: useState({ text: post.text }),
    read: ({ text }) => ({ text: readGroupPost(text, post.postCount) }),
    busy: work.isPending,
    onSubmit: ({ text }) => (text === post.text ? onClose() : work.mutate(text, { onSuccess: onClose })),
  });
  const { save, saving } = memberTexts;
  return (
    <FormDialog title={t.edit} submit={save} busy={saving} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && <Banner tone="danger">{ruleText(work.error, texts.common.failed)}</Banner>}
      <TextArea label={t.said} {...field('text')} />
    </FormDialog>
  );
}
