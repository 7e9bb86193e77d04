import { given } from '@kloak/platform/testing/given.ts';
import { addressDigest, askInviteMail, inviteMails } from './invite-mails.ts';
import { canInvite, type InviteEvent, inviteId, invites, removeInvite, resendInvite, sendInvite } from './invites.ts';

const to = (name: string) => ({ member: 'anna', email: `${name}@example.org` });
const idOf = (name: string) => inviteId(to(name));
const ids = (...names: string[]) => names.map(idOf);
const sent = (name: string, ...listed: string[]) => ({ type: 'InviteSent' as const, data: { ...to(name), invite: idOf(name), listed: ids(...listed) } });
const removed = (name: string, by: string, ...listed: string[]): InviteEvent => ({
  type: 'InviteRemoved',
  data: { member: 'anna', invite: idOf(name), listed: ids(...listed), by, addressDigest: addressDigest(to(name).email) },
});
const full = [sent('ben', 'ben'), sent('cora', 'ben', 'cora'), sent('dora', 'ben', 'cora', 'dora')];

describe('inviting', () => {
  it('puts an address on the list', () => {
    given(invites)
      .when(sendInvite(to('ben'), 3))
      .then([sent('ben', 'ben')]);
    given(invites, [sent('ben', 'ben')])
      .when(sendInvite(to('cora'), 3))
      .then([sent('cora', 'ben', 'cora')]);
  });

  it('takes an address once, however it is written', () => {
    given(invites, [sent('ben', 'ben')])
      .when(sendInvite({ member: 'anna', email: 'BEN@Example.org' }, 3))
      .thenRefuses('invite-sent', 'Invite has already been sent.');
  });

  it('says that an address is on the list also where the list is full', () => {
    given(invites, full)
      .when(sendInvite(to('ben'), 3))
      .thenRefuses('invite-sent');
  });

  it('takes three at once', () => {
    given(invites, full)
      .when(sendInvite(to('emil'), 3))
      .thenRefuses('too-many-invites', 'You can only send a maximum of 3 invites per account.');
  });

  it('finds a place where one was removed', () => {
    const { state } = given(invites, [...full, removed('cora', 'anna', 'ben', 'dora')]);
    expect(canInvite(state, to('emil'), 3)).toBe(true);
    given(invites, [...full, removed('cora', 'anna', 'ben', 'dora')])
      .when(sendInvite(to('cora'), 3))
      .then([sent('cora', 'ben', 'dora', 'cora')]);
  });
});

it('an invite is removed once, by its member or an admin', () => {
  given(invites, full)
    .when(removeInvite(to('cora'), 'admin'))
    .then([removed('cora', 'admin', 'ben', 'dora')]);
  given(invites, [sent('ben', 'ben'), removed('ben', 'anna')])
    .when(removeInvite(to('ben'), 'anna'))
    .thenRefuses('no-invite');
});

it('the mail of an invite that is on the list can be sent once more', () => {
  const resent = { type: 'InviteResent' as const, data: { ...to('ben'), invite: idOf('ben'), listed: ids('ben'), by: 'admin' } };
  given(invites, [sent('ben', 'ben')])
    .when(resendInvite(to('ben'), 'admin'))
    .then([resent]);
  given(invites)
    .when(resendInvite(to('ben'), 'admin'))
    .thenRefuses('no-invite');
});

describe('the mails to an address', () => {
  const noon = new Date('2026-01-01T12:00:00.000Z');
  const asked = (times: number) => ({ type: 'InviteMailAsked' as const, data: { askedAt: Array.from({ length: times }, () => noon.toISOString()) } });

  it('may come from several members within a minute', () => {
    given(inviteMails, [asked(1)])
      .when(askInviteMail(noon))
      .then([asked(2)]);
  });

  it('are five in 24 hours', () => {
    given(inviteMails, [asked(5)])
      .when(askInviteMail(noon))
      .thenRefuses('too-many');
  });
});
