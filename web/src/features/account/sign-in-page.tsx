import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type SyntheticEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { authQuery } from '../../lib/session.ts';
import { remember, remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { useFleeting } from '../../lib/use-fleeting.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { signInMutation } from './account-queries.ts';
import { checkSignIn } from './account-rules.ts';
import { focusFirstFault } from './focus-first-fault.ts';

export function SignInPage() {
  const { signIn: t, signUp } = texts;
  useTitle(t.title);
  const client = useQueryClient();
  const { search } = useLocation();
  const [form, setForm] = useState({ email: remembered('kloak-email') ?? '', password: '' });
  const [keep, setKeep] = useState(remembered('kloak-email') !== undefined);
  const [faults, setFaults] = useState<Partial<ReturnType<typeof checkSignIn>>>({});
  const [failure, showFailure] = useFleeting();
  const signIn = useMutation({
    ...signInMutation,
    onSuccess: async () => {
      remember('kloak-email', keep ? form.email : undefined);
      // The guard of this page sees the new answer and leads on.
      await client.fetchQuery({ ...authQuery, staleTime: 0 });
    },
    onError: (error) => showFailure(error instanceof ApiError && (error.status === 0 || error.status === 429) ? error.message : t.failed),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const found = checkSignIn(form);
    setFaults(found);
    if (!focusFirstFault(event.currentTarget, found)) signIn.mutate({ ...form, remember: keep });
  };
  const change =
    (field: keyof typeof form) =>
    ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
      setForm((now) => ({ ...now, [field]: value }));
      setFaults((now) => ({ ...now, [field]: undefined }));
    };

  return (
    <AccountCard title={t.title}>
      <form className={s.form} onSubmit={submit} noValidate>
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={form.email}
          onChange={change('email')}
          error={faults.email}
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          show={signUp.showPassword}
          hide={signUp.hidePassword}
          value={form.password}
          onChange={change('password')}
          error={faults.password}
        />
        <CheckField label={t.rememberMe} checked={keep} onChange={(event) => setKeep(event.currentTarget.checked)} />
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" wide busy={signIn.isPending && t.busy}>
          {t.submit}
        </Button>
      </form>
      <p className={s.after}>
        {t.noAccount} <Link to={`/register${search}`}>{t.register}</Link>
      </p>
    </AccountCard>
  );
}
