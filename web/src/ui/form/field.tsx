import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import s from './field.module.css';
import { ariaProps, Field, type FieldProps, type SavedAtOnce, useServerProps } from './field-frame.tsx';

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, error, hint, ...input }: InputProps) {
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <input {...input} {...ariaProps(id, error, hint)} className={s.control} />
    </Field>
  );
}

/** Password field with a button that shows the text: it prevents typing errors, and there is little risk at home. */
export function PasswordField({ label, error, hint, show, hide, ...input }: InputProps & { readonly show: string; readonly hide: string }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <div className={s.withButton}>
        <input {...input} {...ariaProps(id, error, hint)} type={shown ? 'text' : 'password'} className={s.control} />
        <button type="button" className={s.inside} aria-label={shown ? hide : show} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </button>
      </div>
    </Field>
  );
}

type CheckProps = { readonly label: ReactNode; readonly error?: string | undefined; readonly hint?: string | undefined } & SavedAtOnce &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

export function CheckField({ label, error, hint, needsServer = false, ...input }: CheckProps) {
  const id = useId();
  const whenAway = useServerProps(needsServer);
  return (
    <div className={s.field}>
      <div className={s.check}>
        <input {...input} {...whenAway} {...ariaProps(id, error, hint)} type="checkbox" className={s.box} />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className={s.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={s.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
