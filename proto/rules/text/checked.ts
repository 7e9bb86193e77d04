/**
 * Reason for refusing an input. `kind` is the kind of refusal that a service makes of it, `code` a word for programs, `message` plain text for people.
 */
export type Fault = {
  readonly kind: 'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'unacceptable' | 'conflict' | 'too-large' | 'unsupported';
  readonly code: string;
  readonly message: string;
};

/** Result of a rule for an input: the value in its saved form, or the fault. A domain throws the fault as a refusal, a form displays its message. */
export type Checked<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly value?: undefined; readonly fault: Fault };

export const validValue = <Value>(value: Value) => ({ value });

export const faultResult = (code: string, message: string, kind: Fault['kind'] = 'invalid') => ({ fault: { kind, code, message } });
