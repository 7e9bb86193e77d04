import { given } from '@kloak/platform/testing/given.ts';
import { isStale } from './claim.ts';
import { mail, mailClaim } from './mail.ts';
import { name, nameClaim } from './name.ts';

const at = '2026-01-01T10:00:00.000Z';
const claimedBy = (account: string) => ({ type: 'NameClaimed' as const, data: { account, at } });
const releasedBy = (account: string) => ({ type: 'NameReleased' as const, data: { account } });

describe('a claim on a name', () => {
  it('is given to the first', () => {
    given(name)
      .when(nameClaim.claim({ account: 'anna', at }))
      .then([claimedBy('anna')]);
  });

  it('is given once', () => {
    given(name, [claimedBy('anna')])
      .when(nameClaim.claim({ account: 'anna', at }))
      .then([]);
  });

  it('is refused to a second', () => {
    given(name, [claimedBy('anna')])
      .when(nameClaim.claim({ account: 'ben', at }))
      .thenRefuses('name-taken', 'This username is already taken');
  });

  it('is free again after its release', () => {
    given(name, [claimedBy('anna'), releasedBy('anna')])
      .when(nameClaim.claim({ account: 'ben', at }))
      .then([claimedBy('ben')]);
  });

  it('is released by its holder alone', () => {
    given(name, [claimedBy('anna')])
      .when(nameClaim.release('anna'))
      .then([releasedBy('anna')]);
    given(name, [claimedBy('anna')])
      .when(nameClaim.release('ben'))
      .then([]);
    given(name).when(nameClaim.release('anna')).then([]);
  });

  it('is taken over from an account that was abandoned, and from no other', () => {
    given(name, [claimedBy('anna')])
      .when(nameClaim.claim({ account: 'ben', at, abandoned: 'anna' }))
      .then([claimedBy('ben')]);
    given(name, [claimedBy('carla')])
      .when(nameClaim.claim({ account: 'ben', at, abandoned: 'anna' }))
      .thenRefuses('name-taken');
  });

  it('is stale after ten minutes', () => {
    const claim = given(name, [claimedBy('anna')]).state;
    expect(isStale(claim, new Date('2026-01-01T10:10:00.000Z'))).toBe(false);
    expect(isStale(claim, new Date('2026-01-01T10:10:00.001Z'))).toBe(true);
    expect(isStale(undefined, new Date('2026-01-01T10:10:00.001Z'))).toBe(false);
  });
});

describe('a claim on an address', () => {
  const claimed = (account: string) => ({ type: 'MailClaimed' as const, data: { account, at } });

  it('is refused to a second in the words for addresses', () => {
    given(mail, [claimed('anna')])
      .when(mailClaim.claim({ account: 'ben', at }))
      .thenRefuses('email-taken', 'An account with this email already exists');
  });

  it('is free again after its release', () => {
    given(mail, [claimed('anna'), { type: 'MailReleased', data: { account: 'anna' } }])
      .when(mailClaim.claim({ account: 'ben', at }))
      .then([claimed('ben')]);
  });
});
