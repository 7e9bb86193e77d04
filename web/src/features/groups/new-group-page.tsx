import { groupPath } from '@kloak/proto/rules/files/thing-paths.ts';
import { maxInvitedAtOnce, readGroupDescription, readNewGroupName } from '@kloak/proto/rules/groups.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ruleText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { ChoosePeople } from '../../people/choose-people.tsx';
import { usePicker } from '../../people/use-picker.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ListPage } from '../../ui/list/list.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { createGroupMutation } from './change-group.ts';
import s from './groups.module.css';
import { invitableQuery } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';

const findNew = invitableQuery();

/** Page that creates a group and opens it. */
export function NewGroupPage() {
  const navigate = useNavigate();
  const state = useState({ name: '', description: '' });
  const picker = usePicker(findNew);
  const { chosen } = picker;
  const { mutate, isPending, error } = useMutation(createGroupMutation(useQueryClient(), useMe().id));
  const isTooMany = chosen.length > maxInvitedAtOnce;
  const { form, field } = useForm({
    state,
    read: ({ name, description }) => ({ name: readNewGroupName(name), description: readGroupDescription(description) }),
    busy: isPending,
    onSubmit: ({ name, description }) => {
      const invited = chosen.map(({ _id }) => _id);
      if (!isTooMany) mutate({ name, description, invited }, { onSuccess: ({ savedGroup }) => void navigate(groupPath(savedGroup._id), { replace: true }) });
    },
  });
  return (
    <ListPage title={t.create}>
      <form {...form} className={s.form}>
        <TextField label={t.name} {...field('name')} required autoComplete="off" dir="auto" />
        <TextArea label={memberTexts.description} {...field('description')} />
        <ChoosePeople legend={t.inviteMembers} label={t.searchFamily} picker={picker} error={isTooMany ? t.tooManyAtOnce(maxInvitedAtOnce) : undefined} />
        <div aria-live="polite">{error && <Banner tone="danger">{ruleText(error, texts.common.failed)}</Banner>}</div>
        <Button type="submit" wide busy={isPending && t.publishing}>
          {t.submit}
        </Button>
      </form>
    </ListPage>
  );
}
