import { passwordWeak } from '@kloak/proto/rules/people/passwords.ts';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/form/field.tsx';
import { type NewPassword, newPasswordTexts as t } from './new-password.ts';
import { accountTexts } from './texts.ts';

type Control = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'onChange' | 'error'>;

/** Both fields of a new password. */
export function NewPasswordFields({ field }: { readonly field: (name: keyof NewPassword) => Control }) {
  const shared = { autoComplete: 'new-password', show: accountTexts.showPassword, hide: accountTexts.hidePassword };
  return (
    <>
      <PasswordField label={t.password} {...field('password')} {...shared} hint={field('password').error ? undefined : passwordWeak.message} />
      <PasswordField label={t.confirmPassword} {...field('confirmPassword')} {...shared} />
    </>
  );
}
