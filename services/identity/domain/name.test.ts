import { given } from '@kloak/platform/testing/given.ts';
import { mail } from './mail.ts';
import { look, name } from './name.ts';

const at = '2026-01-01T10:00:00.000Z';
const ofName = { username: 'Lake' };
const ofMail = { address: 'lake@example.org' };
const claimedBy = (account: string) => ({ type: 'NameClaimed' as const, data: { account, at } });
const releasedBy = (account: string) => ({ type: 'NameReleased' as const, data: { account } });

describe('a claim on a name', () => {
  it('is given to the first', () => {
    given(name)
      .when(name.claim(ofName, { holder: 'anna', at }))
      .then([claimedBy('anna')]);
  });

  it('is given once', () => {
    given(name, [claimedBy('anna')])
      .when(name.claim(ofName, { holder: 'anna', at }))
      .then([]);
  });

  it('is refused to a second', () => {
    given(name, [claimedBy('anna')])
      .when(name.claim(ofName, { holder: 'ben', at }))
      .thenRefuses('name-taken', 'This username is already taken');
  });

  it('is free again after its release', () => {
    given(name, [claimedBy('anna'), releasedBy('anna')])
      .when(name.claim(ofName, { holder: 'ben', at }))
      .then([claimedBy('ben')]);
  });

  it('is released by its holder alone', () => {
    given(name, [claimedBy('anna')])
      .when(name.release(ofName, { holder: 'anna' }))
      .then([releasedBy('anna')]);
    given(name, [claimedBy('anna')])
      .when(name.release(ofName, { holder: 'ben' }))
      .then([]);
    given(name)
      .when(name.release(ofName, { holder: 'anna' }))
      .then([]);
  });

  it('is taken over as it was seen, and from no other', () => {
    given(name, [claimedBy('anna')])
      .when(name.claim(ofName, { holder: 'ben', at }, { holder: 'anna', at }))
      .then([claimedBy('ben')]);
    given(name, [claimedBy('carla')])
      .when(name.claim(ofName, { holder: 'ben', at }, { holder: 'anna', at }))
      .thenRefuses('name-taken');
  });
});

describe('a claim on a look', () => {
  const ofLook = { look: 'lake' };

  it('is another than the one on the name that is written so, and refused in its words', () => {
    const names = [look.of(ofLook), name.of({ username: 'lake' })].map((stream) => stream.name);
    expect([new Set(names).size, names.join(' ')]).toEqual([2, expect.not.stringContaining('lake')]);
    given(look, [claimedBy('anna')])
      .when(look.claim(ofLook, { holder: 'ben', at }))
      .thenRefuses('name-taken', 'This username is already taken');
  });
});

describe('a claim on an address', () => {
  const claimed = (account: string) => ({ type: 'MailClaimed' as const, data: { account, at } });

  it('is refused to a second in the words for addresses', () => {
    given(mail, [claimed('anna')])
      .when(mail.claim(ofMail, { holder: 'ben', at }))
      .thenRefuses('email-taken', 'An account with this email already exists');
  });

  it('is free again after its release', () => {
    given(mail, [claimed('anna'), { type: 'MailReleased', data: { account: 'anna' } }])
      .when(mail.claim(ofMail, { holder: 'ben', at }))
      .then([claimed('ben')]);
  });
});
