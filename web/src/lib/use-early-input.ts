import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Values = { readonly [name: string]: string | boolean };

/**
 * Restores input of a form in a prepared page: values that were entered before the app ran become its state, and an early submit is repeated. See
 * docs/start-up.md.
 */
export function useEarlyInput<V extends Values>(values: V, setValues: (change: (now: V) => V) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (!form.current?.closest('[data-prepared]')) return;
    const entered = enteredIn(form.current, values);
    setValues((now) => ({ ...now, ...entered }));
    setSent(document.documentElement.dataset.sent !== undefined);
  });
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    if (sent) form.current?.requestSubmit();
  }, [sent]);
  return form;
}

/** Returns values that the user entered. An empty field or an unchecked box is the prepared page's initial state, whatever the app's state is. */
function enteredIn(form: HTMLFormElement, values: Values): Values {
  const controls = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  return Object.fromEntries(
    controls
      .filter(({ name, type, checked, value }) => name in values && (type === 'checkbox' ? checked : value !== ''))
      .map(({ name, type, value }) => [name, type === 'checkbox' || value]),
  );
}
