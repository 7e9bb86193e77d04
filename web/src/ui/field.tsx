import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import s from './field.module.css';

type Common = { readonly label: string; readonly error?: string | undefined; readonly hint?: ReactNode };

/** The frame of every field: label above, hint and error under it, tied to the control for those who cannot see it. */
function Field({ label, error, hint, id, children }: Common & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      {children}
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

const described = (id: string, error: string | undefined, hint: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

type InputProps = Common & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, error, hint, ...input }: InputProps) {
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <input {...input} {...described(id, error, hint)} className={s.control} />
    </Field>
  );
}

/** A password with a button that shows it: fewer slips, and nothing is lost where a family types at home. */
export function PasswordField({ label, error, hint, show, hide, ...input }: InputProps & { readonly show: string; readonly hide: string }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <div className={s.withButton}>
        <input {...input} {...described(id, error, hint)} type={shown ? 'text' : 'password'} className={s.control} />
        <button type="button" className={s.inside} aria-label={shown ? hide : show} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </button>
      </div>
    </Field>
  );
}

export function TextArea({ label, error, hint, ...area }: Common & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <textarea rows={3} dir="auto" {...area} {...described(id, error, hint)} className={s.control} />
    </Field>
  );
}

export function SelectField({ label, error, hint, children, ...select }: Common & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <select {...select} {...described(id, error, hint)} className={s.control}>
        {children}
      </select>
    </Field>
  );
}

type CheckProps = { readonly label: ReactNode; readonly error?: string | undefined } & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

export function CheckField({ label, error, ...input }: CheckProps) {
  const id = useId();
  return (
    <div className={s.field}>
      <div className={s.check}>
        <input {...input} {...described(id, error, undefined)} type="checkbox" className={s.box} />
        <label htmlFor={id}>{label}</label>
      </div>
      <p className={s.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
