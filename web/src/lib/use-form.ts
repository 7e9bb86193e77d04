import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = { readonly [name: string]: string | boolean };
/** What is wrong with each field, in words for its reader. */
export type Errors<V> = { readonly [Name in keyof V]?: string | undefined };
type NamesOf<V, Kind> = string & { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V];

type FormOptions<V extends Values> = {
  readonly initial: V;
  /** The rules of the form: what is wrong with these values. */
  readonly check: (values: V) => Errors<V>;
  /** It is being sent: nothing is sent a second time meanwhile. */
  readonly busy: boolean;
  /** Called with values that keep the rules. */
  readonly onSubmit: (values: V) => void;
};

/**
 * The state of a form that is driven by rules. An error stays until its field is edited. A submit with errors leads to the first field that
 * is wrong; fields are called in the form (`name`) as in the values.
 */
export function useForm<V extends Values>({ initial, check, busy, onSubmit }: FormOptions<V>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  /** What the rules alone do not know, such as a name that is taken. */
  const added = useRef<Errors<V>>({});

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
    const found = { ...check(values), ...defined(added.current) };
    setErrors(found);
    if (!focusFirstInvalid(event.currentTarget, found)) onSubmit(values);
  };
  return {
    values,
    addErrors,
    submit,
    /** What a field for text or for a choice takes. */
    field: <Name extends NamesOf<V, string>>(name: Name) => ({ name, value: values[name], onChange: onChange(name), error: errors[name] }),
    /** What a checkbox takes. */
    checkbox: <Name extends NamesOf<V, boolean>>(name: Name) => ({ name, checked: values[name], onChange: onChange(name), error: errors[name] }),
  };
}

function defined(errors: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Leads to the first field that is wrong; answers whether there was one. */
function focusFirstInvalid(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): boolean {
  const wrong = Object.keys(defined(errors));
  const first = [...form.elements].find((field) => field instanceof HTMLElement && wrong.includes(field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
  return wrong.length > 0;
}
