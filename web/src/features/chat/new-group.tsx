import { areEnoughForGroup, groupTooSmall, readGroupName } from '@kloak/proto/rules/rooms.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { useChat } from '../../people/chat-place.ts';
import { ChoosePeople } from '../../people/choose-people.tsx';
import { usePicker } from '../../people/use-picker.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import s from './chat-panel.module.css';
import { createGroupMutation, peopleQuery } from './chat-queries.ts';
import { PanelHeader } from './panel-header.tsx';
import { chatTexts as t } from './texts.ts';

/** Form that creates a group chat of three or more, which the list then contains. */
export function NewGroup() {
  const me = useMe();
  const { back } = useChat();
  const [values, setValues] = useState({ name: '' });
  const picker = usePicker(peopleQuery);
  const { chosen } = picker;
  const [tooFew, setTooFew] = useState(false);
  const { mutate, isPending, error } = useMutation(createGroupMutation(useQueryClient(), me.id));
  const isEnough = areEnoughForGroup(chosen.length + 1);
  const { form, field } = useForm({
    state: [values, setValues],
    read: ({ name }) => ({ name: readGroupName(name) }),
    busy: isPending,
    onSubmit: ({ name }) => {
      if (isEnough) mutate({ name, members: chosen.map(({ _id }) => _id) }, { onSuccess: back });
    },
  });
  return (
    <>
      <PanelHeader title={t.newGroup} />
      <form
        {...form}
        className={s.body}
        onSubmit={(event) => {
          setTooFew(!isEnough);
          form.onSubmit(event);
        }}
      >
        {error && <Banner tone="danger">{ruleText(error, texts.common.failed)}</Banner>}
        <TextField label={t.groupName} autoComplete="off" data-first="" {...field('name')} />
        <ChoosePeople legend={t.addMembers} label={t.searchFamily} picker={picker} error={tooFew && !isEnough ? groupTooSmall.message : undefined} />
        <Button type="submit" wide busy={isPending && t.creating}>
          {t.create}
        </Button>
      </form>
    </>
  );
}
