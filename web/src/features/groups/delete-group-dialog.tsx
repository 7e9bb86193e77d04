import type { Group } from '@kloak/proto/api/types.ts';
import { wrongGroupName } from '@kloak/proto/rules/groups.ts';
import { trashDays } from '@kloak/proto/rules/trash.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../lib/toasts.ts';
import { fieldFault, useForm } from '../../lib/use-form.ts';
import { useMe } from '../../session/session.ts';
import { TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { deleteGroupMutation } from './change-group.ts';
import { groupName } from './group-name.ts';
import { groupsTexts as t } from './texts.ts';

/** Dialog in which the owner types a group's name to delete it. */
export function DeleteGroupDialog({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const work = useMutation({
    ...deleteGroupMutation(useQueryClient(), useMe().id, group._id),
    onSuccess: () => {
      toast(t.deleted(groupName(group)));
      void navigate('/groups', { replace: true });
    },
  });
  const { form, field } = useForm({
    state: useState({ name: '' }),
    read: ({ name }) => (name.trim() === group.name ? {} : { name: fieldFault(wrongGroupName.message) }),
    busy: work.isPending,
    onSubmit: () => work.mutate(group.name),
  });
  return (
    <FormDialog title={t.delete} submit={t.delete} busy={t.deleting} work={work} form={form} onClose={onClose}>
      <p>{t.deleteText(trashDays)}</p>
      {group.name && <TextField label={t.typeName(group.name)} {...field('name')} autoComplete="off" autoCapitalize="none" spellCheck={false} dir="auto" />}
    </FormDialog>
  );
}
