import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { texts } from '../../lib/texts.ts';
import { isMailTaken, isNameTaken } from './account-queries.ts';
import { checkSignUp, type SignUpFaults, type SignUpForm } from './account-rules.ts';

const empty: SignUpForm = { username: '', email: '', password: '', confirmPassword: '', terms: false };
type Asked = 'username' | 'email';

/** What stands in the form and what is wrong with it. A fault stays until its field is edited. */
export function useSignUpForm() {
  const { nameTaken, emailTaken } = texts.signUp;
  const [form, setForm] = useState(empty);
  const [faults, setFaults] = useState<SignUpFaults>({});
  const addFaults = (more: SignUpFaults) => setFaults((now) => ({ ...now, ...more }));

  const change = (field: keyof SignUpForm) => (event: SyntheticEvent<HTMLInputElement>) => {
    const { type, checked, value } = event.currentTarget;
    setForm((now) => ({ ...now, [field]: type === 'checkbox' ? checked : value }));
    addFaults({ [field]: undefined });
  };

  /** Rules are told when a field is left, not while it is typed; whether a name or address is free is asked then, too. */
  const leave = (field: Asked) => async (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const asked = input.value.trim();
    if (!asked) return;
    const wrong = checkSignUp(form)[field];
    if (wrong) return addFaults({ [field]: wrong });
    const taken = field === 'username' ? await isNameTaken(asked) : await isMailTaken(asked);
    // The field may have been edited while the answer was on its way.
    if (taken && input.value.trim() === asked) addFaults({ [field]: field === 'username' ? nameTaken : emailTaken });
  };

  /** Everything that is wrong; what is known to be taken is still taken. */
  const check = (): SignUpFaults => {
    const found: SignUpFaults = {
      ...checkSignUp(form),
      ...(faults.username === nameTaken && { username: nameTaken }),
      ...(faults.email === emailTaken && { email: emailTaken }),
    };
    setFaults(found);
    return found;
  };

  return { form, faults, addFaults, change, leave, check };
}
