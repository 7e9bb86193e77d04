import { texts } from '../../lib/texts.ts';
import { checkSignUp, type SignUpForm } from './account-rules.ts';

const good: SignUpForm = { username: 'anna', email: 'anna@example.org', password: 'secret1!', confirmPassword: 'secret1!', terms: true };
const faults = (form: Partial<SignUpForm>) => Object.fromEntries(Object.entries(checkSignUp({ ...good, ...form })).filter(([, fault]) => fault));
const passwords = (password: string) => faults({ password, confirmPassword: password }).password;

test('a good form has no faults', () => {
  expect(faults({})).toEqual({});
  expect(faults({ username: 'Müller_田中.1', email: ' Anna@Example.org ' })).toEqual({});
});

test('a password needs eight characters with a letter, a digit and a special one, and no capital', () => {
  expect(passwords('pässwörd1!')).toBeUndefined();
  for (const weak of ['short1!', 'letters!!', '12345678!', 'letters123', '         ']) expect(passwords(weak)).toBe(texts.signUp.passwordRule);
});

test('a password over 72 bytes is refused in words, in bytes and not in characters', () => {
  expect(passwords(`a1!${'x'.repeat(69)}`)).toBeUndefined();
  expect(passwords(`a1!${'ü'.repeat(35)}`)).toBe(texts.signUp.passwordLong);
});

test('names that do not suit an address are refused', () => {
  for (const username of ['ab', 'a b c', 'anna/ben', 'x'.repeat(31), 'anna?']) expect(faults({ username }).username).toBe(texts.signUp.nameRule);
});

test('the second password must be the first', () => {
  expect(faults({ confirmPassword: 'secret2!' })).toEqual({ confirmPassword: 'Passwords must match' });
});
