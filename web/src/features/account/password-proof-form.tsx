import { useEffect, useState } from 'react';
import { fieldFault, useForm } from '../../lib/use-form.ts';
import { currentPasswordErrors } from '../../session/current-password.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/field.tsx';
import s from './account.module.css';
import type { ConfirmationBody } from './confirm-queries.ts';
import { confirmTexts as t } from './confirm-texts.ts';
import { errorsOfPassword, readNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { accountTexts } from './texts.ts';

type PasswordProofProps = { readonly busy: boolean; readonly onSubmit: (shown: Omit<ConfirmationBody, 'token'>, onError: (error: Error) => void) => void };

/** True if the message is shown beside a field. */
export const isFieldError = (error: Error): boolean => Object.keys({ ...currentPasswordErrors(error), ...errorsOfPassword(error) }).length > 0;

/** Form in which the mailbox's owner proves to own the account: by its password, or by a new one that replaces it. */
export function PasswordProofForm(props: PasswordProofProps) {
  const [choosesNew, setChoosesNew] = useState(false);
  if (choosesNew) return <ChooseNew {...props} />;
  return (
    <>
      <Known {...props} />
      <Button tone="plain" onClick={() => setChoosesNew(true)}>
        {t.chooseNew}
      </Button>
    </>
  );
}

function Known({ busy, onSubmit }: PasswordProofProps) {
  const { form, field, addErrors } = useForm({
    state: useState({ current: '' }),
    read: ({ current }) => ({ current: current ? undefined : fieldFault(t.required) }),
    busy,
    onSubmit: ({ current }) => onSubmit({ password: current }, (error) => addErrors(currentPasswordErrors(error))),
  });
  useFirstFocus(form.ref);
  return (
    <form {...form} className={s.form}>
      <p>{t.whose}</p>
      <PasswordField
        label={t.current}
        {...field('current')}
        autoComplete="current-password"
        show={accountTexts.showPassword}
        hide={accountTexts.hidePassword}
      />
      <Button type="submit" wide busy={busy && t.busy}>
        {t.submit}
      </Button>
    </form>
  );
}

function ChooseNew({ busy, onSubmit }: PasswordProofProps) {
  const { form, field, addErrors } = useForm({
    state: useState({ password: '', confirmPassword: '' }),
    read: readNewPassword,
    busy,
    onSubmit: ({ password }) => onSubmit({ newPassword: password }, (error) => addErrors(errorsOfPassword(error))),
  });
  useFirstFocus(form.ref);
  return (
    <form {...form} className={s.form}>
      <p>{t.newPassword}</p>
      <NewPasswordFields field={field} />
      <Button type="submit" wide busy={busy && t.busy}>
        {t.submit}
      </Button>
    </form>
  );
}

/** Focuses the first field, since the element that had the focus is gone. */
function useFirstFocus(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
}
