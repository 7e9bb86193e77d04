import { type ComponentProps, useId } from 'react';
import s from './field.module.css';
import { ariaProps, Field, type FieldProps } from './field-frame.tsx';

export function SelectField({ label, error, hint, children, ...select }: FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <select {...select} {...ariaProps(id, error, hint)} className={s.control}>
        {children}
      </select>
    </Field>
  );
}
