import type { ChatRoom } from '@kloak/proto/api/types.ts';
import { readGroupName } from '@kloak/proto/rules/rooms.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { ChoosePeople } from '../../people/choose-people.tsx';
import { usePicker } from '../../people/use-picker.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import s from './chat-panel.module.css';
import { addToGroupMutation, peopleQuery, renameGroupMutation } from './chat-queries.ts';
import { chatTexts as t } from './texts.ts';

/** Form that renames a group. */
export function RenameGroup({ room }: { readonly room: ChatRoom }) {
  const [values, setValues] = useState({ name: room.name ?? '' });
  const { mutate, isPending, error } = useMutation(renameGroupMutation(useQueryClient(), room._id, useMe().id));
  const { form, field } = useForm({
    state: [values, setValues],
    read: ({ name }) => ({ name: readGroupName(name) }),
    busy: isPending,
    onSubmit: ({ name }) => mutate(name),
  });
  return (
    <form {...form} className={s.section}>
      {error && <Banner tone="danger">{ruleText(error, texts.common.failed)}</Banner>}
      <TextField label={t.groupName} autoComplete="off" {...field('name')} />
      <Button type="submit" tone="quiet" spent={values.name.trim() === room.name} busy={isPending && t.renaming}>
        {t.rename}
      </Button>
    </form>
  );
}

/** Form that adds connections to a group. */
export function AddMembers({ room }: { readonly room: ChatRoom }) {
  const picker = usePicker(
    peopleQuery,
    room.profiles.map(({ _id }) => _id),
  );
  const { chosen, choose } = picker;
  const { mutate, isPending, error } = useMutation(addToGroupMutation(useQueryClient(), room._id, useMe().id));
  const add = () =>
    mutate(
      chosen.map(({ _id }) => _id),
      { onSuccess: () => choose([]) },
    );
  return (
    <section className={s.section}>
      {error && <Banner tone="danger">{ruleText(error, texts.common.failed)}</Banner>}
      <ChoosePeople legend={t.addMembers} label={t.searchFamily} picker={picker} />
      {chosen.length > 0 && (
        <Button busy={isPending && t.adding} onClick={add}>
          {t.addThem}
        </Button>
      )}
    </section>
  );
}
