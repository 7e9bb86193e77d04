import { PasswordField } from '../../ui/form/field.tsx';
import { consoleTexts as t } from './texts.ts';

type PasswordAgainProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Password field, required if the sign-in was a while ago. */
export function PasswordAgain({ value, onChange }: PasswordAgainProps) {
  return (
    <PasswordField
      label={t.password}
      hint={t.passwordNote}
      show={t.showPassword}
      hide={t.hidePassword}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
