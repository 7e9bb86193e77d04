import type { Group } from '@kloak/proto/api/types.ts';
import { maxInvitedAtOnce } from '@kloak/proto/rules/groups.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { ChoosePeople } from '../../people/choose-people.tsx';
import { usePicker } from '../../people/use-picker.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { inviteMutation } from './change-group.ts';
import s from './groups.module.css';
import { invitableQuery } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';

/** Form that invites the chosen people; does nothing if none are chosen. */
export function AddInvite({ group: { _id } }: { readonly group: Group }) {
  const picker = usePicker(invitableQuery(_id));
  const { chosen, choose } = picker;
  const [wasForNobody, setWasForNobody] = useState(false);
  const isTooMany = chosen.length > maxInvitedAtOnce;
  const fault = isTooMany ? t.tooManyAtOnce(maxInvitedAtOnce) : wasForNobody && chosen.length === 0 ? t.chooseSomebody : undefined;
  const { mutate, isPending, error } = useMutation(inviteMutation(useQueryClient(), useMe().id, _id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasForNobody(chosen.length === 0);
    if (isPending || isTooMany || chosen.length === 0) return;
    mutate(
      chosen.map((person) => person._id),
      {
        onSuccess: () => {
          choose([]);
          setWasForNobody(false);
          toast(t.sent);
        },
      },
    );
  };
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <ChoosePeople legend={t.inviteMembers} label={t.searchFamily} picker={picker} error={fault} />
      <p className={s.quiet}>{t.byAddress}</p>
      <div aria-live="polite">{error && <Banner tone="danger">{ruleText(error, texts.common.failed)}</Banner>}</div>
      <Button type="submit" busy={isPending && t.sending}>
        {t.send}
      </Button>
    </form>
  );
}
