import { identity } from '@kloak/identity/service.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import sharp from 'sharp';
import { item as itemOf } from '../domain/item/item.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let clara: Member;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno, clara] = [await family.joins('anna'), await family.joins('bruno'), await family.joins('clara')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());

type ItemPrivacy = 'PRIVATE' | 'FAMILY_ONLY';
let seed = 0;
const share = async (privacy?: ItemPrivacy) => family.shares(anna, await photo('Lake.png', ++seed), privacy);
const add = async (name: string, items: string[], privacy: ItemPrivacy = 'FAMILY_ONLY', who = anna) =>
  (await who.call('media', 'AddToAlbum', { named: { name }, items, privacy })).album;
const look = (who: Member, album: string, more: object = {}) => who.call('media', 'ListAlbumPosts', { album, ...more });
const ids = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);
const seen = async (who: Member, album: string) => ids(await look(who, album));
const listed = async (who: Member, owner = anna) => (await who.call('media', 'ListAlbums', { owner: owner.id })).albums.map(({ id }) => id);
/** Reads the state of an item of anna, as decisions see it. */
const stateOf = (id: string) => {
  const meta = { from: 'gateway', key: 'look', keyed: false, position: {}, requestId: 'look', deadline: new Date(Date.now() + 60_000).toISOString() };
  return contextOfCall(family.harness.running('media').runtime, 'look', meta).ctx.state(itemOf.of({ item: id, owner: anna.id }));
};
const forbidden = { kind: 'forbidden', code: 'not-yours' };
const missing = { kind: 'missing', code: 'no-album' };

describe('an album', () => {
  it('begins under its name, and whoever names it again, in whatever case, adds to it', async () => {
    const [first, second] = [await share(), await share()];
    const album = await add(' Summer ', [first]);
    expect(album).toMatchObject({ name: 'Summer', privacy: 'FAMILY_ONLY', items: 1, shared: 1, cover: { id: first }, writer: { username: 'anna' } });
    expect(await add('sUMMER', [second, first, second], 'PRIVATE')).toMatchObject({ id: album?.id, name: 'Summer', privacy: 'FAMILY_ONLY', items: 2 });
    expect(await seen(anna, album?.id ?? '')).toEqual([first, second]);
    // Another member's album of the name is another one.
    expect((await add('Summer', [], 'PRIVATE', bruno))?.id).not.toBe(album?.id);
  });

  it('is one where two requests at once begin it', async () => {
    const items = [await share(), await share(), await share()];
    const begun = await Promise.all(items.map((item) => add('At once', [item])));
    expect(new Set(begun.map((album) => album?.id)).size).toBe(1);
    expect((await seen(anna, begun[0]?.id ?? '')).toSorted()).toEqual(items.toSorted());
  });

  it('needs a name and a privacy, and posts of one’s own', async () => {
    await expect(add(' ', [])).rejects.toMatchObject({ kind: 'invalid', message: 'Album must have a name' });
    await expect(anna.call('media', 'AddToAlbum', { named: { name: 'x' }, items: [] })).rejects.toMatchObject({ code: 'no-privacy' });
    await expect(anna.call('media', 'AddToAlbum', { items: [] })).rejects.toMatchObject({ code: 'no-album-name' });
    await expect(add('Mine now', [await share()], 'PRIVATE', bruno)).rejects.toMatchObject(forbidden);
    await expect(add('\u200b', ['nothing'])).rejects.toMatchObject({ kind: 'invalid', code: 'no-album-name' });
    await expect(add('Nothing', ['nothing'])).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  });

  it('is the same for who repeats the request, also when it was renamed meanwhile', async () => {
    const request = { named: { name: 'Repeated' }, items: [await share()], privacy: 'PRIVATE' as const };
    const once = await anna.call('media', 'AddToAlbum', request, { key: 'add-1' });
    await anna.call('media', 'ChangeAlbum', { album: once.album?.id, name: 'Otherwise', privacy: 'PRIVATE' });
    const again = await anna.call('media', 'AddToAlbum', request, { key: 'add-1' });
    expect(again.album).toMatchObject({ id: once.album?.id, name: 'Otherwise', items: 1 });
  });

  it('tells its place in time: who was taken first stands first, whenever it was added', async () => {
    const [one, two, three] = [await share(), await share(), await share()];
    const { id = '' } = (await add('In time', [three, one])) ?? {};
    await add('In time', [two]);
    expect(await seen(anna, id)).toEqual([one, two, three]);
    const first = await look(anna, id, { perPage: 2 });
    expect([ids(first), first.total]).toEqual([[one, two], 3]);
    expect(ids(await look(anna, id, { perPage: 2, before: first.next }))).toEqual([three]);
  });

  it('is stood for by what was taken first, for its owner and for relatives, though that came last', async () => {
    const newer = await share();
    const { id = '' } = (await add('Of old', [newer])) ?? {};
    expect((await look(bruno, id)).album).toMatchObject({ cover: { id: newer } });
    const older = await family.shares(anna, { fileName: 'Of-old.jpg', bytes: await drawPhoto({ seed: ++seed, fromPhone: true }) });
    await add('Of old', [older]);
    for (const who of [anna, bruno]) expect(await look(who, id)).toMatchObject({ album: { cover: { id: older } }, posts: [{ id: older }, { id: newer }] });
  });

  it('is told with an item to its owner alone', async () => {
    const item = await share();
    const album = await add('Told', [item]);
    const albumsFor = async (who: Member) => (await who.call('media', 'GetPost', { item })).post?.albums;
    expect([await albumsFor(anna), await albumsFor(bruno)]).toEqual([[album?.id], []]);
  });
});

describe('the days of an album', () => {
  /** A photograph with a camera time of 10:00 on `day`. */
  const taken = async (day: string, privacy?: ItemPrivacy) => {
    const drawn = sharp(await drawPhoto({ seed: ++seed })).withExif({ IFD2: { DateTimeOriginal: `${day.replaceAll('-', ':')} 10:00:00` } });
    return family.shares(anna, { fileName: `${seed}.jpg`, bytes: await drawn.jpeg().toBuffer() }, privacy);
  };
  const daysFor = async (who: Member, album: string) => {
    const [{ album: alone }, { albums }] = [await look(who, album), await who.call('media', 'ListAlbums', { owner: anna.id })];
    const days = [alone, albums.find(({ id }) => id === album)].map((one) => [one?.firstDay, one?.lastDay]);
    expect(days[0]).toEqual(days[1]);
    return days[0];
  };

  it('are those of its first and its last picture, of what each may see, whatever becomes of it', async () => {
    const [middle, old, late] = [await taken('2019-06-01'), await taken('2017-05-04', 'PRIVATE'), await taken('2021-12-31')];
    const { id: album = '' } = (await add('Years', [middle, old, late])) ?? {};
    expect([await daysFor(anna, album), await daysFor(bruno, album)]).toEqual([
      ['2017-05-04', '2021-12-31'],
      ['2019-06-01', '2021-12-31'],
    ]);
    await anna.call('media', 'RemoveFromAlbum', { album, items: [late] });
    await anna.call('media', 'DeleteItem', { item: middle });
    await family.harness.settled();
    expect([await daysFor(anna, album), await daysFor(bruno, album)]).toEqual([
      ['2017-05-04', '2017-05-04'],
      [undefined, undefined],
    ]);
  });
});

describe('who sees what', () => {
  it('a relative sees a shared album and the shared items in it, with a cover that is among them', async () => {
    const [secret, shared] = [await share('PRIVATE'), await share()];
    const { id = '' } = (await add('Mixed', [secret, shared])) ?? {};
    await anna.call('media', 'ChooseAlbumCover', { album: id, item: secret });
    expect(await look(anna, id)).toMatchObject({ total: 2, album: { items: 2, shared: 1, cover: { id: secret } } });
    expect(await look(bruno, id)).toMatchObject({ total: 1, album: { items: 1, cover: { id: shared } }, posts: [{ id: shared }] });
    expect(await look(bruno, id, { kind: 'IMAGE' })).toMatchObject({ total: 1 });
    expect(await look(anna, id, { kind: 'VIDEO' })).toMatchObject({ total: 0, posts: [] });
    expect(await listed(bruno)).toContain(id);
  });

  it('an album that is not shared is its owner’s alone, and nobody else has any', async () => {
    const { id = '' } = (await add('Secret', [await share()], 'PRIVATE')) ?? {};
    await expect(look(bruno, id)).rejects.toMatchObject(forbidden);
    expect(await listed(bruno)).not.toContain(id);
    expect(await listed(anna)).toContain(id);
    expect(await clara.call('media', 'ListAlbums', { owner: anna.id })).toEqual({ albums: [], total: 0 });
    await expect(look(clara, 'never')).rejects.toMatchObject(missing);
    await expect(clara.call('media', 'ListAlbums', { owner: 'nobody' })).rejects.toMatchObject({ code: 'no-profile' });
    const own = await anna.call('media', 'ListAlbums', { perPage: 2 });
    expect([own.albums.length, own.total]).toEqual([2, (await listed(anna)).length]);
  });

  it('nobody but its owner changes it', async () => {
    const item = await share();
    const { id: album = '' } = (await add('Anna’s own', [item])) ?? {};
    const acts = (id: string) => [
      bruno.call('media', 'ChangeAlbum', { album: id, name: 'Bruno’s', privacy: 'PRIVATE' }),
      bruno.call('media', 'RemoveFromAlbum', { album: id, items: [item] }),
      bruno.call('media', 'ChooseAlbumCover', { album: id, item }),
      bruno.call('media', 'DeleteAlbum', { album: id }),
      bruno.call('media', 'AddToAlbum', { album: id, items: [] }),
    ];
    await Promise.all(acts(album).map((act) => expect(act).rejects.toMatchObject(forbidden)));
    await Promise.all(acts('never').map((act) => expect(act).rejects.toMatchObject(missing)));
  });
});

describe('changing an album', () => {
  it('takes it from who may no longer see it at once, and changes its items only when asked to', async () => {
    const item = await share();
    const { id: album = '' } = (await add('Changing', [item])) ?? {};
    const elsewhere = family.harness.as(bruno.id);
    expect((await anna.call('media', 'ChangeAlbum', { album, privacy: 'PRIVATE' })).album).toMatchObject({ privacy: 'PRIVATE', shared: 1 });
    await expect(elsewhere.call('media', 'ListAlbumPosts', { album })).rejects.toMatchObject(forbidden);
    expect((await elsewhere.call('media', 'GetPost', { item })).post?.privacy).toBe('FAMILY_ONLY');
    expect((await anna.call('media', 'ChangeAlbum', { album, privacy: 'PRIVATE', alsoItems: true })).album).toMatchObject({ shared: 0 });
    await expect(elsewhere.call('media', 'GetPost', { item })).rejects.toMatchObject(forbidden);
    await anna.call('media', 'ChangeAlbum', { album, privacy: 'FAMILY_ONLY', alsoItems: true, description: 'All of it' });
    expect(await look(bruno, album)).toMatchObject({ posts: [{ id: item }], album: { description: 'All of it', name: 'Changing' } });
  });

  it('an item that becomes private leaves the relatives’ album at once, and comes back', async () => {
    const [one, two] = [await share(), await share()];
    const { id: album = '' } = (await add('Items change', [one, two])) ?? {};
    await anna.call('media', 'ChangeDetails', { item: one, privacy: 'PRIVATE' });
    expect(await family.harness.as(bruno.id).call('media', 'ListAlbumPosts', { album })).toMatchObject({ posts: [{ id: two }], total: 1 });
    await anna.call('media', 'ChangeDetails', { item: one, privacy: 'FAMILY_ONLY' });
    expect(await seen(bruno, album)).toEqual([one, two]);
  });

  it('a name is one album’s, and free again when that is called otherwise', async () => {
    const { id: album = '' } = (await add('Old name', [])) ?? {};
    await add('Taken', []);
    await expect(anna.call('media', 'ChangeAlbum', { album, name: 'TAKEN', privacy: 'PRIVATE' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'album-name-taken',
      message: 'You have another album of this name.',
    });
    await anna.call('media', 'ChangeAlbum', { album, name: 'OLD NAME', privacy: 'PRIVATE' });
    await anna.call('media', 'ChangeAlbum', { album, name: 'New name', privacy: 'PRIVATE' });
    expect((await add('new NAME', []))?.id).toBe(album);
    expect((await add('Old name', []))?.id).not.toBe(album);
    await expect(anna.call('media', 'ChangeAlbum', { album, name: ' ', privacy: 'PRIVATE' })).rejects.toMatchObject({ message: 'Album must have a name' });
  });
});

describe('what leaves an album', () => {
  it('stays in the library, and another stands for the album', async () => {
    const [one, two] = [await share(), await share()];
    const { id: album = '' } = (await add('Leaving', [one, two])) ?? {};
    await anna.call('media', 'ChooseAlbumCover', { album, item: one });
    expect((await anna.call('media', 'RemoveFromAlbum', { album, items: [one, 'never', one] })).album).toMatchObject({ items: 1, cover: { id: two } });
    expect(await seen(anna, album)).toEqual([two]);
    expect((await bruno.call('media', 'GetPost', { item: one })).post?.id).toBe(one);
    await expect(anna.call('media', 'ChooseAlbumCover', { album, item: one })).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  });

  it('stands for the album again once it is back and chosen anew', async () => {
    const [one, two] = [await share(), await share()];
    const { id: album = '' } = (await add('Back again', [one, two])) ?? {};
    const choose = () => anna.call('media', 'ChooseAlbumCover', { album, item: two });
    await choose();
    await anna.call('media', 'RemoveFromAlbum', { album, items: [two] });
    await add('Back again', [two]);
    await choose();
    for (const who of [anna, bruno]) expect((await look(who, album)).album).toMatchObject({ cover: { id: two } });
  });

  it('by being deleted is gone from all its albums', async () => {
    const [one, two] = [await share(), await share()];
    const albums = [await add('Deleted here', [one, two]), await add('Deleted there', [one])].map((album) => album?.id ?? '');
    await anna.call('media', 'ChooseAlbumCover', { album: albums[0], item: one });
    await anna.call('media', 'DeleteItem', { item: one });
    expect(await look(bruno, albums[0] ?? '')).toMatchObject({ total: 1, album: { items: 1, cover: { id: two } } });
    expect(await look(anna, albums[1] ?? '')).toMatchObject({ total: 0, posts: [], album: { items: 0 } });
  });
});

describe('deleting an album', () => {
  it('keeps what is in it, and its name is free', async () => {
    const item = await share();
    const { id: album = '' } = (await add('Short-lived', [item])) ?? {};
    await anna.call('media', 'DeleteAlbum', { album }, { key: 'delete-1' });
    const elsewhere = family.harness.as(bruno.id);
    await expect(elsewhere.call('media', 'ListAlbumPosts', { album })).rejects.toMatchObject(missing);
    expect(await listed(bruno)).not.toContain(album);
    await family.harness.settled();
    expect((await anna.call('media', 'GetPost', { item })).post).toMatchObject({ id: item, albums: [] });
    expect(await anna.call('media', 'DeleteAlbum', { album }, { key: 'delete-1' })).toEqual({});
    await expect(anna.call('media', 'DeleteAlbum', { album })).rejects.toMatchObject(missing);
    await expect(anna.call('media', 'AddToAlbum', { album, items: [item] })).rejects.toMatchObject(missing);
    const anew = await add('short-LIVED', [item]);
    expect(anew?.id).not.toBe(album);
    expect(anew?.items).toBe(1);
  });

  it('takes what comes back from the trash out of all of those that are gone meanwhile', async () => {
    const item = await share();
    const albums = [await add('Gone one', [item]), await add('Gone two', [item])].map((album) => album?.id ?? '');
    await anna.call('media', 'DeleteItem', { item });
    for (const album of albums) await anna.call('media', 'DeleteAlbum', { album });
    await family.harness.settled();
    await anna.call('media', 'RestoreItems', { items: [item] });
    await family.harness.settled();
    expect(await stateOf(item)).toMatchObject({ status: 'published', albums: [] });
  });

  it('deletes what is in it, too, when asked to', async () => {
    const [inside, outside] = [await share(), await share()];
    const { id: album = '' } = (await add('With all', [inside])) ?? {};
    await anna.call('media', 'DeleteAlbum', { album, alsoItems: true });
    await expect(bruno.call('media', 'GetPost', { item: inside })).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
    expect((await bruno.call('media', 'GetPost', { item: outside })).post?.id).toBe(outside);
  });
});

describe('an upload', () => {
  const upload = async (names: [string, number][], album: object | undefined, privacy: ItemPrivacy = 'FAMILY_ONLY') => {
    const photos = await Promise.all(names.map(([name, number]) => photo(name, number)));
    const opened = await family.openUpload(anna, photos);
    await family.send(opened, photos);
    return anna.call('media', 'PublishUpload', { items: opened.promises.map(({ item }) => ({ item, privacy })), album });
  };

  it('goes into a new album that is for whom it is for, and what was there already comes along', async () => {
    const known = await upload([['Known.png', 501]], undefined);
    const { album, posts, duplicates } = await upload(
      [
        ['Known.png', 501],
        ['New.png', 502],
      ],
      { name: 'Uploaded', description: 'In one go' },
    );
    expect(album).toMatchObject({ name: 'Uploaded', description: 'In one go', privacy: 'FAMILY_ONLY', items: 2 });
    expect(duplicates.map(({ item }) => item)).toEqual(ids(known));
    await family.harness.settled();
    expect((await seen(bruno, album?.id ?? '')).toSorted()).toEqual(ids({ posts }).toSorted());
    const more = await upload([['More.png', 503]], { name: 'uploaded' }, 'PRIVATE');
    expect(more.album).toMatchObject({ id: album?.id, description: 'In one go', privacy: 'FAMILY_ONLY', items: 3, shared: 2 });
  });

  it('of something secret begins a secret album', async () => {
    const { album } = await upload([['Hidden.png', 504]], { name: 'Hidden' }, 'PRIVATE');
    expect(album?.privacy).toBe('PRIVATE');
  });

  it('is refused whole where the album’s name is too long', async () => {
    await expect(upload([['Long.png', 505]], { name: 'x'.repeat(201) })).rejects.toMatchObject({ kind: 'invalid', code: 'album-name-too-long' });
  });
});

it('those who may see an album hear that it changed', async () => {
  const item = await share();
  await family.harness.settled();
  const told: string[] = [];
  family.harness.fake.live(() => ({ push: (member, _event, payload) => void ('what' in payload && payload.what === 'feed' && told.push(member)) }));
  const { id: album = '' } = (await add('Heard', [item])) ?? {};
  await family.harness.settled();
  expect(new Set(told)).toEqual(new Set([anna.id, bruno.id]));
  await anna.call('media', 'ChangeAlbum', { album, privacy: 'PRIVATE' });
  await family.harness.settled();
  told.splice(0);
  await anna.call('media', 'RemoveFromAlbum', { album, items: [item] });
  await family.harness.settled();
  expect(new Set(told)).toEqual(new Set([anna.id]));
});
