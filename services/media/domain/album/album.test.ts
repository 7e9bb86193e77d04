import { given } from '@kloak/platform/testing/given.ts';
import { type AlbumEvent, album, changeAlbum, chooseCover, createAlbum, discardAlbum, isNamed, readAlbum, readAlbumChange } from './album.ts';

const facts = { album: 'a1', owner: 'anna' };
const said = { name: 'Summer', description: 'At the lake', privacy: 'FAMILY_ONLY' } as const;
const created: AlbumEvent = { type: 'AlbumCreated', data: { ...facts, ...said } };
const changed = (more: Partial<{ name: string; description: string; privacy: 'PRIVATE' }>): AlbumEvent => ({
  type: 'AlbumDetailsChanged',
  data: { ...facts, ...said, ...more, privacyBefore: 'FAMILY_ONLY' },
});
const chosen = (item: string): AlbumEvent => ({ type: 'AlbumCoverChosen', data: { ...facts, item } });
const trashed: AlbumEvent = { type: 'AlbumTrashed', data: { ...facts, privacy: 'FAMILY_ONLY' } };
const purged: AlbumEvent = { type: 'AlbumPurged', data: facts };

describe('an album', () => {
  it('begins once', () => {
    given(album).when(createAlbum(facts, said)).then([created]);
    for (const later of [[], [trashed, purged]]) {
      given(album, [created, ...later])
        .when(createAlbum(facts, { ...said, name: 'Other' }))
        .then([]);
    }
  });

  it('is said anew where something else is said, and the rest stays', () => {
    given(album, [created])
      .when(changeAlbum({ name: 'Winter' }))
      .then([changed({ name: 'Winter' })]);
    given(album, [created, changed({ name: 'Winter' })])
      .when(changeAlbum({ description: '', privacy: 'PRIVATE' }))
      .then([changed({ name: 'Winter', description: '', privacy: 'PRIVATE' })]);
    given(album, [created]).when(changeAlbum(said)).then([]);
  });

  it('has one cover, chosen as often as its owner likes', () => {
    given(album, [created])
      .when(chooseCover('i1'))
      .then([chosen('i1')]);
    // The item may have left the album meanwhile; the album's stream does not know.
    given(album, [created, chosen('i1')])
      .when(chooseCover('i1'))
      .then([chosen('i1')]);
    given(album, [created, chosen('i1')])
      .when(chooseCover('i2'))
      .then([chosen('i2')]);
  });

  it('is changed 400 times; then it can still become private, or go', () => {
    const often = Array.from({ length: 200 }, (_, time) => [chosen(`i${time}`), changed({ name: `Summer ${time}` })]).flat();
    const full = given(album, [created, ...often]);
    full.when(changeAlbum({ name: 'Winter' })).thenRefuses('too-many-changes');
    full.when(chooseCover('i1')).thenRefuses('too-many-changes');
    full.when(changeAlbum({ privacy: 'PRIVATE' })).then([changed({ name: 'Summer 199', privacy: 'PRIVATE' })]);
    full.when(discardAlbum).then([trashed, purged]);
  });

  it('is deleted once and at once for ever, and tells who could see it until then', () => {
    given(album, [created]).when(discardAlbum).then([trashed, purged]);
    given(album, [created, changed({ privacy: 'PRIVATE' })])
      .when(discardAlbum)
      .then([{ type: 'AlbumTrashed', data: { ...facts, privacy: 'PRIVATE' } }, purged]);
    given(album, [created, trashed, purged]).when(discardAlbum).then([]);
    given(album).when(discardAlbum).then([]);
  });

  it('that is deleted, or never began, is not changed', () => {
    for (const events of [[], [created, trashed, purged]]) {
      given(album, events)
        .when(changeAlbum({ name: 'Winter' }))
        .then([]);
      given(album, events).when(chooseCover('i1')).then([]);
    }
  });

  it('is found by its name in whatever case, while it is there', () => {
    expect(isNamed(given(album, [created]).state, ' SUMMER ')).toBe(true);
    expect(isNamed(given(album, [created, changed({ name: 'Winter' })]).state, 'Summer')).toBe(false);
    expect(isNamed(given(album, [created, trashed]).state, 'Summer')).toBe(false);
  });
});

describe('what is said of an album', () => {
  it('is trimmed, with a name and a privacy', () => {
    expect(readAlbum({ name: ' Summer ', description: ' ', privacy: 'PRIVATE' })).toEqual({ name: 'Summer', description: '', privacy: 'PRIVATE' });
    expect(() => readAlbum({ ...said, name: ' ' })).toThrow('Album must have a name');
    expect(() => readAlbum({ ...said, privacy: 'PRIVACY_UNSPECIFIED' })).toThrow('Must select a privacy option');
  });

  it('anew may leave out the name, and may not be without one', () => {
    expect(readAlbumChange({ privacy: 'PRIVATE' })).toEqual({ privacy: 'PRIVATE' });
    expect(() => readAlbumChange({ name: '', privacy: 'PRIVATE' })).toThrow('Album must have a name');
  });
});
