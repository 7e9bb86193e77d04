import { given } from '@kloak/platform/testing/given.ts';
import { type AccountEvent, abandon, account, changePassword, confirmEmail, noteHelpSeen, registerAccount, yieldAddress } from './account.ts';

const facts = { account: 'a', username: 'Anna', email: 'anna@example.org', passwordSecret: 'password:a' };
const registered: AccountEvent = { type: 'Registered', data: { ...facts, termsVersion: '2021-04-29' } };
const abandoned: AccountEvent = { type: 'Abandoned', data: { account: 'a' } };
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { account: 'a' } };
const yielded: AccountEvent = { type: 'AddressYielded', data: { account: 'a' } };
const madeAdmin: AccountEvent = { type: 'AdminGranted', data: { account: 'a', by: '' } };

describe('an account', () => {
  it('registers once', () => {
    given(account)
      .when(registerAccount(facts, { terms: true }))
      .then([registered]);
    given(account, [registered])
      .when(registerAccount(facts, { terms: true }))
      .then([]);
  });

  it('records the terms for who agreed with them alone', () => {
    given(account)
      .when(registerAccount(facts, { terms: false }))
      .then([{ type: 'Registered', data: { ...facts, termsVersion: '' } }]);
  });

  it('is abandoned halfway, once, and can never register after that', () => {
    given(account).when(abandon('a')).then([abandoned]);
    given(account, [abandoned]).when(abandon('a')).then([]);
    given(account, [abandoned])
      .when(registerAccount(facts, { terms: true }))
      .thenRefuses('abandoned');
  });

  it('is not abandoned once it registered', () => {
    given(account, [registered]).when(abandon('a')).thenRefuses('registered');
  });
});

describe('a word of help', () => {
  it('is read once', () => {
    const seen: AccountEvent = { type: 'HelpSeen', data: { account: 'a', help: 'home' } };
    given(account, [registered]).when(noteHelpSeen('home')).then([seen]);
    given(account, [registered, seen]).when(noteHelpSeen('home')).then([]);
    expect(given(account, [registered, seen]).state).toMatchObject({ seenHelp: ['home'] });
    given(account).when(noteHelpSeen('home')).then([]);
  });
});

describe('an address that another account claims', () => {
  it('is yielded until it is confirmed', () => {
    given(account, [registered]).when(yieldAddress).then([yielded]);
    given(account, [registered, yielded]).when(yieldAddress).then([yielded]);
    given(account, [registered, confirmed]).when(yieldAddress).thenRefuses('email-taken');
  });
});

describe('changing a password', () => {
  const next = { passwordSecret: 'password:b', session: 's' };

  it('is for who knows it, and leaves what was used of mailed links', () => {
    const changed = (facts: typeof data) => ({ type: 'PasswordChanged' as const, data: facts });
    const data = { account: 'a', passwordSecret: 'password:b', formerPasswordSecret: 'password:a', resetGeneration: 0, session: 's' };
    given(account, [registered])
      .when(changePassword({ known: 'password:a', ...next }))
      .then([changed(data)]);
    const byLink = { ...data, passwordSecret: 'password:l', resetGeneration: 3, session: '' };
    given(account, [registered, changed(byLink)])
      .when(changePassword({ known: 'password:l', ...next }))
      .then([changed({ ...data, formerPasswordSecret: 'password:l', resetGeneration: 3 })]);
  });

  it('is refused to who knows none, or one that was replaced meanwhile', () => {
    for (const known of [undefined, 'password:former']) {
      given(account, [registered])
        .when(changePassword({ known, ...next }))
        .thenRefuses('wrong-password');
    }
  });
});

describe('confirming an address', () => {
  const now = new Date('2026-01-01T10:00:00.000Z');
  const token = { expiresAt: new Date('2026-01-08T10:00:00.000Z'), now, yielded: 0, isAdminAddress: () => false };

  it('happens once', () => {
    given(account, [registered]).when(confirmEmail(token)).then([confirmed]);
    given(account, [registered, confirmed]).when(confirmEmail(token)).thenRefuses('already-confirmed');
  });

  it('is refused when the token is over, yet an address that is confirmed already stays so', () => {
    const late = { ...token, now: new Date('2026-01-08T10:00:00.001Z') };
    given(account, [registered]).when(confirmEmail(late)).thenRefuses('token-expired');
    given(account, [registered, confirmed]).when(confirmEmail(late)).thenRefuses('already-confirmed');
  });

  it('is refused for what never registered', () => {
    given(account).when(confirmEmail(token)).thenRefuses('token-unknown');
    given(account, [abandoned]).when(confirmEmail(token)).thenRefuses('token-unknown');
  });

  it('is refused when the address went to another account meanwhile, and not when it was claimed back', () => {
    given(account, [registered, yielded]).when(confirmEmail(token)).thenRefuses('email-claimed');
    given(account, [registered, yielded])
      .when(confirmEmail({ ...token, yielded: 1 }))
      .then([confirmed]);
  });

  it('replaces a password that somebody else may have chosen in the same commit', () => {
    const data = { account: 'a', passwordSecret: 'password:b', formerPasswordSecret: 'password:a', resetGeneration: 0, session: '' };
    given(account, [registered])
      .when(confirmEmail({ ...token, passwordSecret: 'password:b' }))
      .then([confirmed, { type: 'PasswordChanged', data }]);
  });

  it('makes the address of the settings an admin in the same commit, and no other', () => {
    const admins = { ...token, isAdminAddress: (email: string) => email === 'anna@example.org' };
    given(account, [registered]).when(confirmEmail(admins)).then([confirmed, madeAdmin]);
    expect(given(account, [registered, confirmed, madeAdmin]).state).toMatchObject({ verified: true, firstAdmin: true });
    given(account, [{ ...registered, data: { ...registered.data, email: 'ben@example.org' } }])
      .when(confirmEmail(admins))
      .then([confirmed]);
  });
});
