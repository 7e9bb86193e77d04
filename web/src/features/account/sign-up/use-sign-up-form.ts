import { addressTaken, readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { nameTaken, readName } from '@kloak/proto/rules/people/usernames.ts';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import { typedAddress, useNoteTypedAddress } from '../typed-address.ts';
import { isMailTaken, isNameTaken } from './sign-up-queries.ts';
import { readSignUp, type SignUpForm } from './sign-up-rules.ts';
import type { Invitation } from './use-invitation.ts';

const empty: SignUpForm = { username: '', email: '', password: '', confirmPassword: '', terms: false };
/** Fields whose value only one member can have. */
const unique = [
  { name: 'username', read: readName, isTaken: isNameTaken, taken: nameTaken },
  { name: 'email', read: readAddress, isTaken: isMailTaken, taken: addressTaken },
] as const;

/**
 * The form of the sign-up, where the address that was invited stands, else what was typed in another form, unless somebody entered another one. Whether a name or an address is free is asked when
 * its field is left.
 */
export function useSignUpForm(busy: boolean, invitation: Invitation | undefined, onSubmit: (form: SignUpForm) => void) {
  const [typed] = useState(() => typedAddress() ?? '');
  const [values, setValues] = useState({ ...empty, email: typed });
  useNoteTypedAddress(values.email);
  const form = useForm({ state: [values, setValues], read: readSignUp, busy, onSubmit });
  useEffect(() => {
    if (invitation) setValues((now) => (now.email === '' || now.email === typed ? { ...now, email: invitation.email } : now));
  }, [invitation, typed]);

  const check = async ({ name, read, isTaken, taken }: (typeof unique)[number], input: HTMLInputElement) => {
    if (!input.value.trim()) return;
    const { value, fault } = read(input.value);
    if (fault) return form.addErrors({ [name]: fault.message });
    // The field may have been edited while the answer was on its way.
    if ((await isTaken(value)) && read(input.value).value === value) form.addErrors({ [name]: taken.message });
  };
  /** Rules are told when a field is left, not while it is typed. */
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const field = unique.find(({ name }) => name === input.name);
    if (field) void check(field, input);
  };
  // A field that was left before the app was there was heard by nobody. See docs/web.md, "Start-up".
  const checkLeft = useEffectEvent(() => {
    for (const field of unique) {
      const input = form.form.ref.current?.elements.namedItem(field.name);
      if (input instanceof HTMLInputElement && input !== document.activeElement) void check(field, input);
    }
  });
  useEffect(() => checkLeft(), []);
  return { ...form, onBlur };
}
