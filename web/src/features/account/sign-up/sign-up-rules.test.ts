import { readSignUp, type SignUpForm } from './sign-up-rules.ts';

const good: SignUpForm = { username: 'anna', email: 'anna@example.org', password: 'secret1!', confirmPassword: 'secret1!', terms: true };
const faults = (form: Partial<SignUpForm>) =>
  Object.fromEntries(Object.entries(readSignUp({ ...good, ...form })).flatMap(([name, read]) => (read?.fault ? [[name, read.fault.message]] : [])));

test('a good form has no faults', () => {
  expect(faults({})).toEqual({});
  expect(faults({ username: 'Müller_田中.1', email: ' Anna@Example.org ' })).toEqual({});
});

test.each(['देवी', 'Ngọc', ' anna '])('whom the server takes the form takes, too: %s', (username) => expect(faults({ username })).toEqual({}));

test('what the server refuses the form refuses, in its words', () => {
  const password = '😀😀😀a1!';
  expect(faults({ username: 'anna ben', password, confirmPassword: password })).toEqual({
    username: 'A username has 3 to 30 letters, digits or the signs _ . -',
    password: 'Must Contain 8 Characters, One Uppercase, One Number and One Special Character',
  });
});

test('names that nobody may have, and one’s own address as password, are told before anything is sent', () => {
  expect(faults({ username: 'Kloak' })).toEqual({ username: 'This username is reserved' });
  expect(faults({ username: 'Аnna' })).toEqual({ username: 'A username has letters of one alphabet' });
  const own = 'Anna@example.org-1';
  expect(faults({ password: own, confirmPassword: own })).toEqual({ password: 'A password must not be your own name or email' });
});

test('the second password must be the first', () => {
  expect(faults({ confirmPassword: 'secret2!' })).toEqual({ confirmPassword: 'Passwords must match' });
});
