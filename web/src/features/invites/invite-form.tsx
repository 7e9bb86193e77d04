import type { Answer } from '@kloak/proto/api/types.ts';
import { readAddressOfOther } from '@kloak/proto/rules/people/addresses.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import s from './invites.module.css';
import { sendInviteMutation } from './invites-queries.ts';
import { invitesTexts as t } from './texts.ts';

/** Form that invites by mail address, or sends a member a request to connect; `act` is the button's label. */
export function InviteForm({ act }: { readonly act: string }) {
  const [to, setTo] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, showFailure] = useTransientMessage();
  const send = useMutation({
    ...sendInviteMutation(useQueryClient(), useMe().id),
    onError: (error) => showFailure(failureText(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = to.trim();
    if (send.isPending) return;
    if (wanted === '') setFault(t.toRequired);
    else if (wanted.includes('@') && readAddressOfOther(wanted).fault) showFailure(t.addressInvalid);
    else {
      send.mutate(wanted, {
        onSuccess: (answer) => {
          setTo('');
          toast(sentText(answer, wanted));
        },
      });
    }
  };
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <TextField
        label={t.to}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={to}
        error={fault}
        onChange={(event) => {
          setTo(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" icon={<Send size={18} aria-hidden="true" />} busy={send.isPending && t.sending}>
        {act}
      </Button>
      <div className={s.failure} aria-live="polite">
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
    </form>
  );
}

function sentText({ member, connected }: Answer<'POST /api/invites/adminInvite'>, wanted: string): string {
  if (!member) return t.sent(wanted);
  return connected ? t.connected(member.username) : t.requested(member.username);
}

/** Reason why nobody was invited: for a refusal by a rule, the server's message is written for people. */
function failureText(error: Error): string {
  const isRefused = error instanceof ApiError && [400, 403, 404, 406].includes(error.status);
  return isRefused ? error.message : refusalText(error, texts.common.failed);
}
