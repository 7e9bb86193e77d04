import { readAddressOfOther } from '@kloak/proto/rules/people/addresses.ts';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import s from './console.module.css';
import type { ChangeOfRights } from './console-queries.ts';
import { quotedFailure, reasonText } from './failure-text.ts';
import { PasswordAgain } from './password-again.tsx';
import { consoleTexts as t } from './texts.ts';

type AddressFormProps = {
  readonly title: string;
  readonly note: string;
  readonly act: string;
  /** Message after success. */
  readonly done: (email: string) => string;
  readonly mutation: UseMutationOptions<{ email: string }, Error, ChangeOfRights>;
  readonly passwordNeeded?: boolean | undefined;
  /** Further fields, between the address and the button. */
  readonly children?: ReactNode;
};

/** Form that performs an action on an address, with the admin's password if required. */
export function AddressForm({ title, note, act, done, mutation, passwordNeeded = false, children }: AddressFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, showFailure] = useTransientMessage();
  const work = useMutation(mutation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { value: address, fault } = readAddressOfOther(email);
    if (work.isPending) return;
    work.reset();
    if (fault) showFailure(t.addressInvalid);
    else if (passwordNeeded && password === '') showFailure(t.passwordRequired);
    else {
      work.mutate(
        { email: address, ...(passwordNeeded && { password }) },
        {
          onSuccess: (answer) => {
            setEmail('');
            setPassword('');
            toast(done(answer.email));
          },
          onError: (error) => showFailure(quotedFailure(error)),
        },
      );
    }
  };
  return (
    <section className={s.section}>
      <h2>{title}</h2>
      <p className={s.note}>{note}</p>
      <form className={s.form} aria-label={title} onSubmit={submit} noValidate>
        <TextField
          label={t.email}
          type="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {children}
        {passwordNeeded && <PasswordAgain value={password} onChange={setPassword} />}
        <Button type="submit" busy={work.isPending && t.sending}>
          {act}
        </Button>
        <div className={s.failure} aria-live="polite">
          {failure && (
            <Banner tone="danger">
              <p>{failure}</p>
              {work.error && <p>{reasonText(work.error)}</p>}
            </Banner>
          )}
        </div>
      </form>
    </section>
  );
}
