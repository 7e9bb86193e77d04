import { texts } from '../../lib/texts.ts';

/** The rules of the account forms, in the specification's words. Each answers what is wrong, or nothing. */
type Verdict = string | undefined;

const looksLikeMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;

export type SignInForm = { readonly email: string; readonly password: string };

export function checkSignIn({ email, password }: SignInForm): { email: Verdict; password: Verdict } {
  const { signIn } = texts;
  return { email: mail(email, signIn.emailRequired, signIn.emailInvalid), password: checkSignInPassword(password) };
}

function checkSignInPassword(password: string): Verdict {
  if (!password) return texts.signIn.passwordRequired;
  return password.length < 6 ? texts.signIn.passwordShort : undefined;
}

export type SignUpForm = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
};
export type SignUpFaults = { readonly [Field in keyof SignUpForm]?: Verdict };

export function checkSignUp(form: SignUpForm): SignUpFaults {
  return {
    username: checkName(form.username.trim()),
    email: mail(form.email.trim(), texts.signUp.emailRequired, texts.signUp.emailInvalid),
    password: checkPassword(form.password),
    confirmPassword: checkConfirm(form.password, form.confirmPassword),
    terms: form.terms ? undefined : texts.signUp.termsRequired,
  };
}

function checkName(name: string): Verdict {
  if (!name) return texts.signUp.nameRequired;
  return /^[\p{L}\p{N}_.-]{3,30}$/u.test(name) ? undefined : texts.signUp.nameRule;
}

/** A letter, a digit and a special character; the text also names an uppercase letter, which is not demanded. */
function checkPassword(password: string): Verdict {
  if (!password) return texts.signUp.passwordRequired;
  if (new TextEncoder().encode(password).length > 72) return texts.signUp.passwordLong;
  const strong = password.length >= 8 && /\p{L}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password);
  return strong ? undefined : texts.signUp.passwordRule;
}

function checkConfirm(password: string, again: string): Verdict {
  if (!again) return texts.signUp.confirmRequired;
  return again === password ? undefined : texts.signUp.passwordsDiffer;
}

function mail(text: string, required: string, invalid: string): Verdict {
  if (!text) return required;
  return looksLikeMail(text) ? undefined : invalid;
}
