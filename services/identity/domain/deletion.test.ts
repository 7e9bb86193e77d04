import { given } from '@kloak/platform/testing/given.ts';
import { type AccountEvent, abandon, account, registerAccount } from './account.ts';
import { admins, leaveAdmins } from './admins.ts';
import { deleteAccount, deleteUnconfirmed, requestDeletion, withdrawDeletion } from './deletion.ts';

const deletesAt = '2026-12-25T10:00:00.000Z';
const facts = { account: 'a', username: 'Anna', email: 'anna@example.org', passwordSecret: 'password:a' };
const registered: AccountEvent = { type: 'Registered', data: { ...facts, termsVersion: '2021-04-29' } };
const asked = (at = deletesAt): AccountEvent => ({ type: 'DeletionAsked', data: { account: 'a', deletesAt: at } });
const withdrawn: AccountEvent = { type: 'DeletionWithdrawn', data: { account: 'a' } };
const gone = (isAsked: boolean): AccountEvent => ({ type: 'AccountDeleted', data: { account: 'a', asked: isAsked } });
const seen = { verified: false, deletesAt: undefined };
const ask = (known: string | undefined, at = deletesAt) => requestDeletion({ known, deletesAt: at, seen });

describe('the deletion of an account', () => {
  it('is planned for a day by who knows the password, once', () => {
    given(account, [registered]).when(ask('password:a')).then([asked()]);
    given(account, [registered, asked()]).when(ask('password:a', '2027-01-01T00:00:00.000Z')).then([]);
    for (const known of [undefined, 'password:former']) given(account, [registered]).when(ask(known)).thenRefuses('wrong-password');
  });

  it('is not planned of an account that was confirmed or kept since it was seen', () => {
    given(account, [registered, { type: 'EmailConfirmed', data: { account: 'a' } }])
      .when(ask('password:a'))
      .thenRefuses('account-changed');
    given(account, [registered, asked(), withdrawn])
      .when(requestDeletion({ known: 'password:a', deletesAt, seen: { ...seen, deletesAt } }))
      .thenRefuses('account-changed');
  });

  it('is taken back until it is done', () => {
    given(account, [registered, asked()]).when(withdrawDeletion).then([withdrawn]);
    given(account, [registered]).when(withdrawDeletion).then([]);
    given(account, [registered, asked(), gone(true)])
      .when(withdrawDeletion)
      .thenRefuses('session-ended');
  });

  it('is done on the day that was planned last, and on no other', () => {
    given(account, [registered, asked()])
      .when(deleteAccount(deletesAt))
      .then([gone(true)]);
    const later = '2027-01-01T00:00:00.000Z';
    const again = [registered, asked(), withdrawn, asked(later)];
    given(account, again).when(deleteAccount(deletesAt)).then([]);
    given(account, again)
      .when(deleteAccount(later))
      .then([gone(true)]);
    given(account, [registered, asked(), withdrawn]).when(deleteAccount(deletesAt)).then([]);
    given(account, [registered, asked(), gone(true)])
      .when(deleteAccount(deletesAt))
      .then([]);
  });

  it('is done at once by whoever runs the vault', () => {
    given(account, [registered])
      .when(deleteAccount())
      .then([gone(false)]);
  });

  it('follows from an address that was never confirmed, and from no other', () => {
    given(account, [registered])
      .when(deleteUnconfirmed)
      .then([gone(false)]);
    given(account, [registered, { type: 'EmailConfirmed', data: { account: 'a' } }])
      .when(deleteUnconfirmed)
      .then([]);
    given(account).when(deleteUnconfirmed).then([]);
  });

  it('is for ever: nobody registers as that account, and who finds its name or address takes them', () => {
    given(account, [registered, gone(false)])
      .when(registerAccount(facts, { terms: true }))
      .then([]);
    given(account, [registered, gone(false)])
      .when(abandon('a'))
      .then([]);
  });

  it('is not for the only admin; one of several is none any more', () => {
    const listed = (...ids: string[]) => ids.map((id) => ({ account: id, by: '', since: deletesAt }));
    const added = (...ids: string[]) => ({ type: 'AdminAdded' as const, data: { account: ids.at(-1) ?? '', by: '', admins: listed(...ids), leaving: [] } });
    given(admins, [added('a')])
      .when(leaveAdmins('a', deletesAt))
      .thenRefuses('last-admin');
    given(admins, [added('a'), added('a', 'b')])
      .when(leaveAdmins('a', deletesAt))
      .then([{ type: 'AdminRemoved', data: { account: 'a', by: 'a', admins: listed('b'), leaving: [{ account: 'a', deletesAt }] } }]);
  });
});
