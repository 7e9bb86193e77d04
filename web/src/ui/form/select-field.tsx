import { type ComponentProps, useId } from 'react';
import s from './field.module.css';
import { ariaProps, Field, type FieldProps, type SavedAtOnce, useServerProps } from './field-frame.tsx';

type SelectProps = FieldProps & SavedAtOnce & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function SelectField({ label, error, hint, needsServer = false, children, ...select }: SelectProps) {
  const id = useId();
  const whenAway = useServerProps(needsServer);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <select {...select} {...whenAway} {...ariaProps(id, error, hint)} className={s.control}>
        {children}
      </select>
    </Field>
  );
}
