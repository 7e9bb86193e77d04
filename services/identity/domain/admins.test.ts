import { given } from '@kloak/platform/testing/given.ts';
import { maxAdmins } from '@kloak/proto/rules/people/admins.ts';
import { addAdmin, addFirstAdmin, admins, cancelLeaving, forgetAdmin, leaveAdmins, removeAdmin } from './admins.ts';

const at = '2026-01-01T10:00:00.000Z';
const later = '2026-01-02T10:00:00.000Z';
const anna = { account: 'anna', by: '', since: at };
const ben = { account: 'ben', by: 'anna', since: later };
const onlyAnna = { type: 'AdminAdded' as const, data: { account: 'anna', by: '', admins: [anna], leaving: [] } };
const both = { type: 'AdminAdded' as const, data: { account: 'ben', by: 'anna', admins: [anna, ben], leaving: [] } };
const withoutBen = { type: 'AdminRemoved' as const, data: { account: 'ben', by: 'anna', admins: [anna], leaving: [] } };

describe('the list of admins', () => {
  it('begins with the one of the settings, once', () => {
    given(admins)
      .when(addFirstAdmin({ account: 'anna', at }))
      .then([onlyAnna]);
    given(admins, [onlyAnna])
      .when(addFirstAdmin({ account: 'anna', at: later }))
      .then([]);
  });

  it('grows by what an admin decides, once for each account', () => {
    given(admins, [onlyAnna])
      .when(addAdmin({ account: 'ben', by: 'anna', at: later }))
      .then([both]);
    given(admins, [onlyAnna, both])
      .when(addAdmin({ account: 'ben', by: 'anna', at: later }))
      .then([]);
  });

  it('is changed by nobody who is no admin any more', () => {
    given(admins, [onlyAnna, both, withoutBen])
      .when(addAdmin({ account: 'carla', by: 'ben', at: later }))
      .thenRefuses('not-admin');
    given(admins, [onlyAnna, both, withoutBen])
      .when(removeAdmin({ account: 'anna', by: 'ben' }))
      .thenRefuses('not-admin');
  });

  it('loses those whose rights are taken back, who may do that themselves, but never the last one', () => {
    given(admins, [onlyAnna, both])
      .when(removeAdmin({ account: 'ben', by: 'anna' }))
      .then([withoutBen]);
    given(admins, [onlyAnna, both])
      .when(removeAdmin({ account: 'anna', by: 'anna' }))
      .then([{ type: 'AdminRemoved', data: { account: 'anna', by: 'anna', admins: [ben], leaving: [] } }]);
    given(admins, [onlyAnna])
      .when(removeAdmin({ account: 'anna', by: 'anna' }))
      .thenRefuses('last-admin');
    given(admins, [onlyAnna])
      .when(removeAdmin({ account: 'carla', by: 'anna' }))
      .then([]);
  });

  it('takes nobody whose account is about to be deleted, whichever of the two comes first, until it is kept', () => {
    const leaving = [{ account: 'ben', deletesAt: later }];
    const leaves = { type: 'LeavingChanged' as const, data: { account: 'ben', admins: [anna], leaving } };
    const stays = { type: 'LeavingChanged' as const, data: { account: 'ben', admins: [anna], leaving: [] } };
    const off = { type: 'AdminRemoved' as const, data: { account: 'ben', by: 'ben', admins: [anna], leaving } };
    const giveBen = addAdmin({ account: 'ben', by: 'anna', at: later });
    given(admins, [onlyAnna]).when(leaveAdmins('ben', later)).then([leaves]);
    given(admins, [onlyAnna, leaves]).when(leaveAdmins('ben', later)).then([]);
    given(admins, [onlyAnna, leaves]).when(giveBen).thenRefuses('account-leaves');
    given(admins, [onlyAnna, both]).when(leaveAdmins('ben', later)).then([off]);
    given(admins, [onlyAnna, both, off]).when(giveBen).thenRefuses('account-leaves');
    given(admins, [onlyAnna, leaves]).when(cancelLeaving('ben', later)).then([stays]);
    given(admins, [onlyAnna, leaves]).when(cancelLeaving('ben', at)).then([]);
    given(admins, [onlyAnna, leaves, stays]).when(giveBen).then([both]);
    given(admins, [onlyAnna, leaves]).when(forgetAdmin('ben')).then([stays]);
  });

  it('has an end', () => {
    const full = [anna, ...Array.from({ length: maxAdmins - 1 }, (_, place) => ({ account: `a${place}`, by: 'anna', since: at }))];
    const filled = { type: 'AdminAdded' as const, data: { account: 'a0', by: 'anna', admins: full, leaving: [] } };
    given(admins, [filled])
      .when(addAdmin({ account: 'ben', by: 'anna', at }))
      .thenRefuses('too-many-admins');
  });

  it('forgets who is erased, the last one too', () => {
    given(admins, [onlyAnna])
      .when(forgetAdmin('anna'))
      .then([{ type: 'AdminRemoved', data: { account: 'anna', by: 'anna', admins: [], leaving: [] } }]);
    given(admins, [onlyAnna]).when(forgetAdmin('ben')).then([]);
  });
});
