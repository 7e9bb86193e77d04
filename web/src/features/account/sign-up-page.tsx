import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/use-title.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { registerMutation } from './account-queries.ts';
import type { SignUpFaults } from './account-rules.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

export function SignUpPage() {
  const { signUp: t, signIn } = texts;
  useTitle(t.title);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, faults, addFaults, change, leave, check } = useSignUpForm();
  const register = useMutation({
    ...registerMutation,
    onSuccess: () => {
      toast(t.done);
      void navigate(`/login${search}`);
    },
    onError: (error) => {
      const field = error instanceof ApiError && fieldOf(error);
      if (field) addFaults(field);
      toast(error.message, 'bad');
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (register.isPending || focusFirstFault(event.currentTarget, check())) return;
    register.mutate({ username: form.username.trim(), email: form.email.trim(), password: form.password });
  };

  return (
    <AccountCard title={t.title} lead={t.lead}>
      <form className={s.form} onSubmit={submit} noValidate>
        <TextField
          label={t.username}
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          value={form.username}
          onChange={change('username')}
          onBlur={leave('username')}
          error={faults.username}
        />
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={form.email}
          onChange={change('email')}
          onBlur={leave('email')}
          error={faults.email}
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="new-password"
          show={t.showPassword}
          hide={t.hidePassword}
          hint={faults.password ? undefined : t.passwordRule}
          value={form.password}
          onChange={change('password')}
          error={faults.password}
        />
        <PasswordField
          label={t.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          show={t.showPassword}
          hide={t.hidePassword}
          value={form.confirmPassword}
          onChange={change('confirmPassword')}
          error={faults.confirmPassword}
        />
        <div className={s.terms}>
          <CheckField
            name="terms"
            label={
              <>
                {t.terms.before}
                <Link to="/terms" target="_blank">
                  {t.terms.terms}
                </Link>
                {t.terms.between}
                <Link to="/privacy" target="_blank">
                  {t.terms.privacy}
                </Link>
                {t.terms.after}
              </>
            }
            checked={form.terms}
            onChange={change('terms')}
            error={faults.terms}
          />
        </div>
        <Button type="submit" wide busy={register.isPending && t.busy}>
          {t.submit}
        </Button>
      </form>
      <p className={s.after}>
        {t.haveAccount} <Link to={`/login${search}`}>{signIn.submit}</Link>
      </p>
    </AccountCard>
  );
}

/** Refusals that belong under a field. */
function fieldOf(error: ApiError): SignUpFaults | undefined {
  if (error.code === 'name-taken') return { username: texts.signUp.nameTaken };
  if (error.code === 'email-taken') return { email: texts.signUp.emailTaken };
  return undefined;
}
