import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useEarlyInput } from './use-early-input.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = { readonly [name: string]: string | boolean };
/** Faults by field, in words for the reader. */
export type Errors<V> = { readonly [Name in keyof V]?: string | undefined };
/** Results of the rules by field: the value to save, or its fault. A field without a result is saved as it is. */
export type Readings<V> = { readonly [Name in keyof V]?: FieldReading | undefined };
type FieldReading = { readonly value: string; readonly fault?: undefined } | { readonly fault: { readonly message: string } };
/** Result of a form's own rule for a field that breaks it. */
export const fieldFault = (message: string) => ({ fault: { message } });
type NamesOf<V, Kind> = string & { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V];

type FormOptions<V extends Values> = {
  /** Values of its fields and their setter: React state of the page, or a store that outlives it. */
  readonly state: readonly [V, (change: (now: V) => V) => void];
  /** Rules of the form. */
  readonly read: (values: V) => Readings<V>;
  /** True while it is being sent: it is not sent a second time. */
  readonly busy: boolean;
  /** Called with the normalized values. */
  readonly onSubmit: (values: V) => void;
};

/**
 * State of a form with validation rules. A fault stays until its field is edited. A submit with faults focuses the first invalid field; `name`
 * attributes of fields equal the keys of the values.
 */
export function useForm<V extends Values>({ state: [values, setValues], read, busy, onSubmit }: FormOptions<V>) {
  const [errors, setErrors] = useState<Errors<V>>({});
  /** Faults that rules alone cannot find, such as a name that is taken. */
  const added = useRef<Errors<V>>({});
  const form = useEarlyInput(values, setValues);

  const addErrors = (more: Errors<V>) => {
    added.current = { ...added.current, ...more };
    setErrors((now) => ({ ...now, ...more }));
  };
  const onChange = (name: keyof V & string) => (event: SyntheticEvent<Control>) => {
    const { currentTarget: control } = event;
    setValues((now) => ({ ...now, [name]: 'checked' in control && control.type === 'checkbox' ? control.checked : control.value }));
    added.current = { ...added.current, [name]: undefined };
    setErrors((now) => ({ ...now, [name]: undefined }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const kept: Record<string, string> = {};
    const faults: Record<string, string> = {};
    for (const [name, reading] of Object.entries<FieldReading | undefined>(read(values))) {
      if (reading?.fault) faults[name] = reading.fault.message;
      else if (reading) kept[name] = reading.value;
    }
    const found = { ...added.current, ...faults };
    setErrors(found);
    if (!focusFirstInvalid(event.currentTarget, found)) onSubmit({ ...values, ...kept });
  };
  return {
    addErrors,
    /** Props of the form. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    /** Props of a text field or a select. */
    field: <Name extends NamesOf<V, string>>(name: Name) => ({ name, value: values[name], onChange: onChange(name), error: errors[name] }),
    /** Props of a checkbox. */
    checkbox: <Name extends NamesOf<V, boolean>>(name: Name) => ({ name, checked: values[name], onChange: onChange(name), error: errors[name] }),
  };
}

/** Focuses the first invalid field; returns whether there is one. */
function focusFirstInvalid(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): boolean {
  const wrong = Object.keys(errors).filter((name) => errors[name] !== undefined);
  const first = [...form.elements].find((field) => field instanceof HTMLElement && wrong.includes(field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) {
    // A folded field cannot have the focus.
    const folded = first.closest('details');
    if (folded) folded.open = true;
    first.focus();
  }
  return wrong.length > 0;
}
