import type { Profile } from '@kloak/proto/api/types.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { groupsTexts as t } from './texts.ts';
import { useMemberActs } from './use-member-acts.ts';

/** Buttons that accept or decline a membership request. */
export function AnswerMembership({ groupId, person }: { readonly groupId: string; readonly person: Profile }) {
  const act = useMemberActs(groupId);
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const press = (wanted: 'accept' | 'decline') => () => {
    setAnswer(wanted);
    act(wanted, person, () => setAnswer(undefined));
  };
  if (answer) return <p role="status">{answer === 'accept' ? t.acceptedNow : t.declinedNow}</p>;
  return (
    <>
      <Button needsServer onClick={press('accept')} aria-label={t.acceptOf(person.username)}>
        {t.accept}
      </Button>
      <Button tone="quiet" needsServer onClick={press('decline')} aria-label={t.declineOf(person.username)}>
        {t.decline}
      </Button>
    </>
  );
}
