import { given } from '@kloak/platform/testing/given.ts';
import { usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { avatar, fail, remove, request, show } from './avatar.ts';

type AvatarRequest = Extract<IdentityEvent, { type: 'AvatarRequested' }>;
const of = (id: string) => ({ account: 'anna', avatar: id });
const requested = (id: string, shown = ''): AvatarRequest => ({ type: 'AvatarRequested', data: { ...of(id), shown, square: usualSquare } });
const changed = (id: string, former = '') => ({ type: 'AvatarChanged' as const, data: { ...of(id), former } });
const failed = (id: string, shown = '') => ({ type: 'AvatarFailed' as const, data: { ...of(id), reason: 'unreadable', shown } });

describe('a picture of oneself', () => {
  it('is asked for, once', () => {
    given(avatar)
      .when(request(of('one'), usualSquare))
      .then([requested('one')]);
    given(avatar, [requested('one')])
      .when(request(of('one'), usualSquare))
      .then([]);
    given(avatar, [requested('one'), changed('one')])
      .when(request(of('one'), usualSquare))
      .then([]);
  });
  it('is shown as its owner placed it, within the picture', () => {
    const square = { left: 0, top: 1, side: 0.2 };
    given(avatar)
      .when(request(of('one'), square))
      .then([{ ...requested('one'), data: { ...of('one'), shown: '', square } }]);
    for (const beyond of [{ left: -0.1 }, { top: 1.1 }, { side: 0.1 }, { side: 2 }, { left: Number.NaN }])
      given(avatar)
        .when(request(of('one'), { ...square, ...beyond }))
        .thenRefuses('bad-square');
  });
  it('is shown when it is ready, in place of the one before', () => {
    given(avatar, [requested('one')])
      .when(show(of('one')))
      .then([changed('one')]);
    given(avatar, [changed('one'), requested('two', 'one')])
      .when(show(of('two')))
      .then([changed('two', 'one')]);
    given(avatar, [changed('one')])
      .when(show(of('one')))
      .then([]);
  });
  it('leaves the one before where it is, when it cannot be shown', () => {
    given(avatar, [changed('one'), requested('two', 'one')])
      .when(fail(of('two'), 'unreadable'))
      .then([failed('two', 'one')]);
    expect(given(avatar, [failed('two', 'one')]).state).toEqual({ shown: 'one', asked: '', failure: 'unreadable' });
    given(avatar, [failed('two', 'one')])
      .when(request(of('three'), usualSquare))
      .then([requested('three', 'one')]);
    expect(given(avatar, [failed('two', 'one'), requested('three', 'one')]).state).toEqual({ shown: 'one', asked: 'three' });
  });
  it('is not shown, and does not fail, once another was asked for', () => {
    const both = [requested('one'), requested('two')];
    given(avatar, both)
      .when(show(of('one')))
      .then([]);
    given(avatar, both)
      .when(fail(of('one'), 'unreadable'))
      .then([]);
    given(avatar, both)
      .when(show(of('two')))
      .then([changed('two')]);
  });
  it('is removed where it is shown, and one that is being made ready comes all the same', () => {
    given(avatar, [changed('one')])
      .when(remove(of('one')))
      .then([{ type: 'AvatarRemoved', data: { account: 'anna', former: 'one', asked: '' } }]);
    given(avatar, [changed('two', 'one')])
      .when(remove(of('one')))
      .then([]);
    given(avatar)
      .when(remove(of('')))
      .then([]);
    const removed = { type: 'AvatarRemoved' as const, data: { account: 'anna', former: 'one', asked: 'two' } };
    given(avatar, [changed('one'), requested('two', 'one')])
      .when(remove(of('one')))
      .then([removed]);
    given(avatar, [removed])
      .when(show(of('two')))
      .then([changed('two')]);
  });
  it.each(['', '../ben', 'a/b', 'a.webp', 'é', 'x'.repeat(65)])('is not asked for under what is no id: %j', (id) => {
    given(avatar)
      .when(request(of(id), usualSquare))
      .thenRefuses('bad-avatar');
  });
});
