import type { Answer } from '@kloak/proto/api/types.ts';
import { readNameOrAddress } from '@kloak/proto/rules/people/name-or-address.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, mutate } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { Avatar } from '../../people/avatar.tsx';
import { typedAddress, useNoteTypedAddress } from '../../session/typed-address.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Link } from '../../ui/link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import f from './forgot.module.css';
import { forgotTexts as t } from './forgot-texts.ts';

type KnownAccount = Answer<'POST /api/users/find-account'>['user'];

/** Page that finds an account and mails a link for a new password to its address. */
export function ForgotPage() {
  useTitle(t.title);
  const { search } = useLocation();
  const [found, setFound] = useState<KnownAccount>();
  const [isAnother, setAnother] = useState(false);
  const findAnother = () => {
    setFound(undefined);
    setAnother(true);
  };
  return (
    <AccountCard title={t.title} lead={found ? undefined : t.lead}>
      {found ? <FoundAccount account={found} onAnother={findAnother} /> : <FindForm onFound={setFound} isAnother={isAnother} />}
      <p className={s.after}>
        {t.remembered} <Link to={`/login${search}`}>{texts.shell.signIn}</Link>
      </p>
    </AccountCard>
  );
}

function FindForm({ onFound, isAnother }: { readonly onFound: (account: KnownAccount) => void; readonly isAnother: boolean }) {
  const [failure, showFailure] = useTransientMessage();
  const find = useMutation({
    mutationFn: (query: string) => withMinDuration(mutate('POST /api/users/find-account', { query })),
    onSuccess: ({ user }) => onFound(user),
    onError: (error) => {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 404) addErrors({ query: t.notFound });
      else showFailure(refusalText(error, t.failed));
    },
  });
  const state = useState(() => ({ query: isAnother ? '' : (typedAddress() ?? '') }));
  useNoteTypedAddress(state[0].query);
  const { addErrors, form, field } = useForm({
    state,
    read: ({ query }) => ({ query: readNameOrAddress(query) }),
    busy: find.isPending,
    onSubmit: ({ query }) => find.mutate(query),
  });
  return (
    <form {...form} className={s.form}>
      <TextField
        ref={useFocus<HTMLInputElement>(isAnother)}
        label={t.query}
        {...field('query')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" wide busy={find.isPending && t.finding}>
        {t.find}
      </Button>
    </form>
  );
}

/** The account that was found. A failed request for the link shows no message of its own: the button can be pressed again. */
function FoundAccount({ account: { username, image, email }, onAnother }: { readonly account: KnownAccount; readonly onAnother: () => void }) {
  const send = useMutation({ mutationFn: () => withMinDuration(mutate('POST /api/users/send-password-reset', { username })) });
  return (
    <div className={s.form} ref={useFocus<HTMLDivElement>()} tabIndex={-1}>
      <div className={f.found}>
        <Avatar src={image} size={56} />
        <div className={f.who}>
          <p className={f.name}>
            <bdi>{username}</bdi>
          </p>
          <p className={f.address}>{email}</p>
        </div>
      </div>
      {send.isSuccess ? (
        <LinkSent to={email} />
      ) : (
        <Button wide busy={send.isPending && t.sending} onClick={() => send.mutate()}>
          {t.reset}
        </Button>
      )}
      <Button tone="plain" wide onClick={onAnother}>
        {t.another}
      </Button>
    </div>
  );
}

function LinkSent({ to }: { readonly to: string }) {
  return (
    <div ref={useFocus<HTMLDivElement>()} tabIndex={-1}>
      <Banner tone="info">{t.sent(to)}</Banner>
    </div>
  );
}

/** Focuses the element that replaces a pressed button, but only if a button was pressed. */
function useFocus<Place extends HTMLElement>(isWanted = true) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isWanted) place.current?.focus();
  }, [isWanted]);
  return place;
}
