import { given } from '@kloak/platform/testing/given.ts';
import { album } from './album.ts';
import { type AlbumNameEvent, albumName, nameStatus } from './album-name.ts';

const at = '2026-01-01T10:00:00.000Z';
const owner = 'anna';
const summer = { owner, name: 'Summer' };
const claimed = (album: string, when = at): AlbumNameEvent => ({ type: 'AlbumNameClaimed', data: { owner, album, at: when } });
const released = (album: string): AlbumNameEvent => ({ type: 'AlbumNameReleased', data: { owner, album } });

describe('the name of an album', () => {
  it('is one stream for each member, in whatever case it is typed', () => {
    expect(albumName.of({ owner, name: ' SUMMER ' })).toMatchObject({ name: albumName.of({ owner, name: 'summer' }).name, home: owner });
    expect(albumName.of({ owner: 'ben', name: 'summer' }).name).not.toBe(albumName.of({ owner, name: 'summer' }).name);
    expect(albumName.of({ owner, name: 'Grandmother' }).name).not.toContain('randmother');
  });

  it('is given to who found it free', () => {
    given(albumName)
      .when(albumName.claim(summer, { holder: 'a1', at }))
      .then([claimed('a1')]);
    given(albumName, [claimed('a1'), released('a1')])
      .when(albumName.claim(summer, { holder: 'a2', at }))
      .then([claimed('a2')]);
  });

  it('is refused to who was slower', () => {
    given(albumName, [claimed('a1')])
      .when(albumName.claim(summer, { holder: 'a2', at }))
      .thenRefuses('album-name-taken', 'You have another album of this name.');
    given(albumName, [claimed('a1'), claimed('a3')])
      .when(albumName.claim(summer, { holder: 'a2', at }, { holder: 'a1', at }))
      .thenRefuses('album-name-taken');
  });

  it('is claimed once', () => {
    given(albumName, [claimed('a1')])
      .when(albumName.claim(summer, { holder: 'a1', at: '2026-01-01T10:00:01.000Z' }))
      .then([]);
  });

  it('is taken over where the claim that was looked at came to nothing, and nobody renewed it meanwhile', () => {
    const later = '2026-01-01T11:00:00.000Z';
    given(albumName, [claimed('a1')])
      .when(albumName.claim(summer, { holder: 'a2', at: later }, { holder: 'a1', at }))
      .then([claimed('a2', later)]);
    given(albumName, [claimed('a1'), claimed('a1', later)])
      .when(albumName.claim(summer, { holder: 'a2', at: later }, { holder: 'a1', at }))
      .thenRefuses('album-name-taken');
  });

  it('is released by the album that holds it alone', () => {
    given(albumName, [claimed('a1')])
      .when(albumName.release(summer, { holder: 'a1' }))
      .then([released('a1')]);
    given(albumName, [claimed('a1')])
      .when(albumName.release(summer, { holder: 'a2' }))
      .then([]);
    given(albumName)
      .when(albumName.release(summer, { holder: 'a1' }))
      .then([]);
  });

  it('is released as it was held alone: who is called so again has claimed it anew', () => {
    given(albumName, [claimed('a1')])
      .when(albumName.release(summer, { holder: 'a1', at }))
      .then([released('a1')]);
    given(albumName, [claimed('a1'), claimed('a1', '2026-01-01T10:00:01.000Z')])
      .when(albumName.release(summer, { holder: 'a1', at }))
      .then([]);
  });
});

describe('what a claim is worth', () => {
  const claim = { holder: 'a1', at };
  const named = (name: string) => given(album, [{ type: 'AlbumCreated', data: { album: 'a1', owner, name, description: '', privacy: 'PRIVATE' } }]).state;
  const soon = new Date('2026-01-01T10:10:00.000Z');
  const late = new Date('2026-01-01T10:10:00.001Z');
  it.each([
    ['an album of this name', named('SUMMER'), 'valid', 'valid'],
    ['an album of another name, that may just be renamed', named('Winter'), 'pending', 'expired'],
    ['an album that has not begun', { status: 'none' } as const, 'pending', 'expired'],
    ['an album that is deleted', { status: 'purged', owner } as const, 'expired', 'expired'],
  ])('follows %s', (_what, holder, now, then) => {
    expect([nameStatus(claim, holder, 'Summer', soon), nameStatus(claim, holder, 'Summer', late)]).toEqual([now, then]);
  });
});
