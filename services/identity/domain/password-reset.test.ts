import { given } from '@kloak/platform/testing/given.ts';
import { type AccountEvent, account } from './account.ts';
import { passwordReset, replacePassword, requestReset } from './password-reset.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const requested = (generation: number, ...askedAt: string[]) => ({ type: 'PasswordResetRequested' as const, data: { account: 'a', generation, askedAt } });

describe('a link for a new password', () => {
  it('is asked for, and each is one further than the last', () => {
    given(passwordReset)
      .when(requestReset('a', now))
      .then([requested(1, now.toISOString())]);
    const before = '2026-01-01T11:00:00.000Z';
    given(passwordReset, [requested(7, before)])
      .when(requestReset('a', now))
      .then([requested(8, before, now.toISOString())]);
  });

  it('is not sent twice within a minute, which nobody is told', () => {
    given(passwordReset, [requested(1, '2026-01-01T11:59:30.000Z')])
      .when(requestReset('a', now))
      .then([]);
  });
});

describe('choosing a new password', () => {
  const registered: AccountEvent = {
    type: 'Registered',
    data: { account: 'a', username: 'Anna', email: 'anna@example.org', passwordSecret: 'old', termsVersion: '2021-04-29' },
  };
  const changed = {
    type: 'PasswordChanged' as const,
    data: { account: 'a', passwordSecret: 'new', formerPasswordSecret: 'old', resetGeneration: 2, session: '' },
  };
  const link = { account: 'a', generation: 2, expiresAt: now };
  const replace = (about: Partial<typeof link> = {}, newest = 2, at = now) =>
    replacePassword({ ...link, ...about }, { newest, now: at, isLocked: false }, 'new');

  it('puts it in the place of the former one', () => {
    given(account, [registered]).when(replace()).then([changed]);
    expect(given(account, [registered, changed]).state).toMatchObject({ passwordSecret: 'new', usedReset: 2 });
  });

  it('happens once with a link, and not with an older one afterwards', () => {
    given(account, [registered, changed]).when(replace()).thenRefuses('token-used');
    given(account, [registered, changed])
      .when(replace({ generation: 1 }))
      .thenRefuses('token-used');
    given(account, [registered, changed])
      .when(replace({ generation: 3 }, 3))
      .then([{ ...changed, data: { ...changed.data, formerPasswordSecret: 'new', resetGeneration: 3 } }]);
  });

  it('is refused with a link that a newer one came after, and with one that is over', () => {
    given(account, [registered]).when(replace({}, 3)).thenRefuses('token-replaced');
    given(account, [registered])
      .when(replace({}, 2, new Date(now.getTime() + 1)))
      .thenRefuses('token-expired');
  });

  it('is refused for what never registered', () => {
    given(account).when(replace()).thenRefuses('token-unknown');
  });
});
