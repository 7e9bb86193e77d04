import { given } from '@kloak/platform/testing/given.ts';
import { accountToNote, isSuspectSweep, noteAccount, provider, suspectSweepText } from './provider.ts';

const seen = { paid: 40, gone: 0, account: 'acct_1', known: 'acct_1' };

describe('a sweep over who pays', () => {
  it.each([
    ['nobody is gone', {}, false],
    ['three of four are gone, as by hand', { paid: 4, gone: 3 }, false],
    ['one in ten is gone', { gone: 4 }, false],
    ['more than one in ten, and more than three, are gone', { gone: 5 }, true],
    ['all of many are gone', { gone: 40 }, true],
    ['one is gone at another account', { gone: 1, account: 'acct_2' }, true],
    ['nobody is gone at another account', { account: 'acct_2' }, false],
    ['one is gone, and the account is not known yet', { gone: 1, known: undefined }, false],
    ['one is gone, and the provider names no account', { gone: 1, account: undefined }, false],
  ])('doubts its key, or does not, where %s', (_case, change, doubts) => expect(isSuspectSweep({ ...seen, ...change })).toBe(doubts));

  it('says whose key it is where it knows, and asks where it does not', () => {
    expect(suspectSweepText({ ...seen, gone: 5, account: 'acct_2' })).toContain('5 of 40 customers who pay are unknown');
    expect(suspectSweepText({ ...seen, gone: 5, account: 'acct_2' })).toContain('is of its account acct_2, and they paid at acct_1');
    expect(suspectSweepText({ ...seen, gone: 5 })).toContain('of another account?');
  });

  it.each([
    ['the first that knows some who pay', { known: undefined, gone: 39 }, 'acct_1'],
    ['no first that knows nobody', { known: undefined, gone: 40 }, undefined],
    ['none while nobody pays', { known: undefined, paid: 0 }, undefined],
    ['another that knows all', { account: 'acct_2' }, 'acct_2'],
    ['no other that does not know one', { account: 'acct_2', gone: 1 }, undefined],
    ['the same not again', {}, undefined],
  ])('notes as the account of who pays %s', (_case, change, account) => expect(accountToNote({ ...seen, ...change })).toBe(account));
});

it('an account is noted once, and another in its place', () => {
  const noted = (account: string) => ({ type: 'AccountNoted' as const, data: { account } });
  given(provider)
    .when(noteAccount('acct_1'))
    .then([noted('acct_1')]);
  given(provider, [noted('acct_1')])
    .when(noteAccount('acct_1'))
    .then([]);
  given(provider, [noted('acct_1')])
    .when(noteAccount('acct_2'))
    .then([noted('acct_2')]);
});
