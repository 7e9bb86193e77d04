import { addressTaken } from '@kloak/proto/rules/addresses.ts';
import { nameTaken } from '@kloak/proto/rules/names.ts';
import type { FocusEvent } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { isMailTaken, isNameTaken } from './account-queries.ts';
import { checkSignUp, type SignUpForm } from './sign-up-rules.ts';

const empty: SignUpForm = { username: '', email: '', password: '', confirmPassword: '', terms: false };
type CheckedField = 'username' | 'email';

/** The form of the sign-up. Whether a name or an address is free is asked when its field is left. */
export function useSignUpForm(busy: boolean, onSubmit: (form: SignUpForm) => void) {
  const form = useForm({ initial: empty, check: checkSignUp, busy, onSubmit });

  /** Rules are told when a field is left, not while it is typed. */
  const onBlur = (name: CheckedField) => async (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const entered = input.value.trim();
    if (!entered) return;
    const wrong = checkSignUp(form.values)[name];
    if (wrong) return form.addErrors({ [name]: wrong });
    const taken = name === 'username' ? await isNameTaken(entered) : await isMailTaken(entered);
    // The field may have been edited while the answer was on its way.
    if (taken && input.value.trim() === entered) form.addErrors({ [name]: (name === 'username' ? nameTaken : addressTaken).message });
  };
  return { ...form, onBlur };
}
