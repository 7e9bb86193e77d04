import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { commonErrorText, refusalText } from '../../lib/error-text.ts';
import { remember, remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { authQuery } from '../../session/session.ts';
import { typedAddress, useNoteTypedAddress } from '../../session/typed-address.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/form/field.tsx';
import { Link } from '../../ui/link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { arrivalIn } from './arrival.ts';
import { signInMutation } from './sign-in-queries.ts';
import { readSignIn } from './sign-in-rules.ts';
import { signInTexts as t } from './sign-in-texts.ts';
import { accountTexts } from './texts.ts';

export function SignInPage() {
  useTitle(texts.shell.signIn);
  const client = useQueryClient();
  const { search, state: arrival } = useLocation();
  const { notice } = arrivalIn(arrival);
  const { data: auth } = useQuery(authQuery);
  const ended = auth?.isAuth === false ? auth.ended : undefined;
  const [failure, showFailure] = useTransientMessage();
  const signIn = useMutation({
    ...signInMutation,
    onSuccess: async (_answer, { email, remember: keep }) => {
      remember('kloak-email', keep ? email : undefined);
      // The guard of this page receives the new session and redirects.
      await client.fetchQuery({ ...authQuery, staleTime: 0 });
    },
    onError: (error) => {
      if (!isWrong(error)) showFailure(refusalText(error, commonErrorText(error)));
    },
  });
  // The message stays until somebody types, since it is about the values in the fields.
  const wrong = signIn.error && isWrong(signIn.error);

  const kept = remembered('kloak-email');
  const state = useState({ email: typedAddress() ?? kept ?? '', password: '', remember: kept !== undefined });
  useNoteTypedAddress(state[0].email);
  const { form, field, checkbox } = useForm({
    state,
    read: readSignIn,
    busy: signIn.isPending,
    onSubmit: (entered) => signIn.mutate(entered),
  });

  return (
    <AccountCard title={texts.shell.signIn}>
      {notice && <Banner tone="info">{notice}</Banner>}
      {ended && !notice && <Banner tone="info">{t.ended[ended]}</Banner>}
      <form {...form} className={s.form} onInput={() => wrong && signIn.reset()}>
        <TextField label={t.email} {...field('email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          label={t.password}
          {...field('password')}
          autoComplete="current-password"
          show={accountTexts.showPassword}
          hide={accountTexts.hidePassword}
        />
        <p className={s.forgot}>
          <Link to={`/forgot-password${search}`}>{t.forgot}</Link>
        </p>
        <CheckField label={t.rememberMe} {...checkbox('remember')} />
        {(wrong || failure) && <Banner tone="danger">{wrong ? t.failed : failure}</Banner>}
        <Button type="submit" wide busy={signIn.isPending && t.busy}>
          {texts.shell.signIn}
        </Button>
      </form>
      <p className={s.after}>
        {t.noAccount} <Link to={`/register${search}`}>{t.register}</Link>
      </p>
    </AccountCard>
  );
}

const isWrong = (error: Error) => error instanceof ApiError && error.status === 401;
