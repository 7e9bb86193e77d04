import type { ReactNode } from 'react';
import { texts } from '../../lib/texts.ts';
import { useReach } from '../../lib/use-reach.ts';
import s from './field.module.css';

/** `needsServer`: each choice is saved at once, so the control is disabled while the server cannot be reached. */
export type SavedAtOnce = { readonly needsServer?: boolean };

export type FieldProps = { readonly label: string; readonly error?: string | undefined; readonly hint?: ReactNode };

/** Frame of every field: label above, hint and error below, connected with the control for screen readers. */
export function Field({ label, error, hint, id, children }: FieldProps & { readonly id: string; readonly children: ReactNode }) {
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

/** ARIA attributes that connect a control with its label, hint and error. */
export const ariaProps = (id: string, error: string | undefined, hint: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

/** Attributes of a control that is disabled while the server cannot be reached. */
export function useServerProps(needsServer: boolean): { readonly disabled?: true; readonly title?: string } {
  const isAway = useReach() !== 'there';
  return needsServer && isAway ? { disabled: true, title: texts.common.needsNetwork } : {};
}
