import { type ComponentProps, useId } from 'react';
import s from './field.module.css';
import { ariaProps, Field, type FieldProps } from './field-frame.tsx';

export function TextArea({ label, error, hint, ...area }: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      <textarea rows={3} dir="auto" {...area} {...ariaProps(id, error, hint)} className={s.control} />
    </Field>
  );
}
