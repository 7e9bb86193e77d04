import { addressTaken, readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { nameTaken, readName } from '@kloak/proto/rules/people/usernames.ts';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import { typedAddress, useNoteTypedAddress } from '../../../session/typed-address.ts';
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
 * State of the sign-up form. Its address is preset with the invited one, or with the one typed in another account form. A blur of a field checks whether
 * its name or address is free.
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
    // The field may have been edited before the answer arrived.
    if ((await isTaken(value)) && read(input.value).value === value) form.addErrors({ [name]: taken.message });
  };
  /** Faults appear when a field loses the focus, not during typing. */
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const field = unique.find(({ name }) => name === input.name);
    if (field) void check(field, input);
  };
  // A field that lost the focus before the app ran had no handler. See docs/start-up.md.
  const checkLeft = useEffectEvent(() => {
    for (const field of unique) {
      const input = form.form.ref.current?.elements.namedItem(field.name);
      if (input instanceof HTMLInputElement && input !== document.activeElement) void check(field, input);
    }
  });
  useEffect(() => checkLeft(), []);
  return { ...form, onBlur };
}
