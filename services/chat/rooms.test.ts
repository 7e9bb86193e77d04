import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type ChatFixture, startFixture } from './testing/fixture.ts';

let fixture: ChatFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora', 'Emil', 'Flo');
  await fixture.connect('anna', 'ben', 'carla', 'dora', 'emil');
  await fixture.connect('ben', 'dora');
});
afterAll(() => fixture.close());

const roomOf = async (who: string, other: string) => (await fixture.open(who, other)).room?.id ?? '';
const textsOf = async (who: string, room: string) => (await fixture.read(who, room)).messages.map(({ body }) => body);
const namesOf = ({ members }: { members: { username: string }[] }) => members.map(({ username }) => username);

describe('a room of two', () => {
  it('is one, whoever opens it first, and both have it', async () => {
    const [mine, theirs] = await Promise.all([roomOf('anna', 'ben'), roomOf('ben', 'anna')]);
    expect(mine).toBe(theirs);
    for (const who of ['anna', 'ben']) expect((await fixture.rooms(who)).filter(({ id }) => id === mine)).toHaveLength(1);
  });

  it('begins with a message to somebody with whom one is connected', async () => {
    const { message } = await fixture.as('carla').call('chat', 'SendMessage', { to: 'anna', body: ' Hello ' });
    expect(message).toEqual({
      id: expect.stringMatching(/^[\w-]{22}-1$/),
      room: await roomOf('anna', 'carla'),
      seq: 1,
      writer: { id: 'carla', username: 'Carla', image: '/storage/avatar/carla.svg' },
      to: 'anna',
      body: 'Hello',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      deleted: false,
      items: [],
    });
    expect(await refusal(fixture.as('carla').call('chat', 'SendMessage', { to: 'ben', body: 'Hello' }))).toBe('forbidden not-connected');
    expect(await refusal(fixture.as('carla').call('chat', 'SendMessage', { to: 'carla', body: 'Hello' }))).toBe('forbidden not-connected');
    expect(await refusal(fixture.open('carla', 'nobody'))).toBe('forbidden not-connected');
  });

  it('does not exist for anybody else', async () => {
    const room = await roomOf('anna', 'ben');
    const carla = fixture.as('carla');
    for (const ask of [
      () => fixture.send('carla', room, 'Hello'),
      () => fixture.read('carla', room),
      () => carla.call('chat', 'MarkRead', { room }),
      () => carla.call('chat', 'LeaveGroup', { room }),
      () => carla.call('chat', 'RenameGroup', { room, name: 'Ours' }),
      () => carla.call('chat', 'AddToGroup', { room, members: ['anna'] }),
      () => carla.call('chat', 'RemoveFromGroup', { room, removed: ['anna'] }),
    ])
      expect(await refusal(ask())).toBe('missing no-room');
    expect(await refusal(fixture.as().call('chat', 'ListRooms', {}))).toBe('unauthenticated signed-out');
  });

  it('is read, and not written in, once the two are not connected any more', async () => {
    const room = await roomOf('anna', 'emil');
    await fixture.send('emil', room, 'Hello');
    await fixture.disconnect('anna', 'emil');
    for (const [who, other] of [
      ['anna', 'emil'],
      ['emil', 'anna'],
    ] as const) {
      expect(await refusal(fixture.send(who, room, 'Still there?'))).toBe('forbidden not-connected');
      expect(await refusal(fixture.as(who).call('chat', 'SendMessage', { to: other, body: 'Still there?' }))).toBe('forbidden not-connected');
      expect((await fixture.open(who, other)).room).toMatchObject({ id: room, readOnly: true });
      expect(await textsOf(who, room)).toEqual(['Hello']);
    }
    await fixture.connect('emil', 'anna');
    await fixture.send('anna', room, 'Here I am');
    expect((await fixture.read('emil', room)).room?.readOnly).toBe(false);
  });

  it('has no name, and nobody leaves it', async () => {
    const room = await roomOf('anna', 'ben');
    expect(await refusal(fixture.as('anna').call('chat', 'LeaveGroup', { room }))).toBe('conflict no-group');
    expect(await refusal(fixture.as('ben').call('chat', 'RenameGroup', { room, name: 'Us' }))).toBe('conflict no-group');
    expect(await refusal(fixture.as('ben').call('chat', 'AddToGroup', { room, members: ['dora'] }))).toBe('conflict no-group');
  });
});

describe('a group', () => {
  it('is of three or more who are connected with who begins it', async () => {
    const create = (name: string, ...members: string[]) => refusal(fixture.as('anna').call('chat', 'CreateGroup', { name, members }));
    expect(await create('Lake', 'ben')).toBe('invalid group-too-small');
    expect(await create('Lake', 'ben', 'anna', 'ben')).toBe('invalid group-too-small');
    expect(await create(' ', 'ben', 'carla')).toBe('invalid group-name-empty');
    expect(await create('Lake', 'ben', 'flo')).toBe('forbidden not-connected');
    const { room } = await fixture.as('anna').call('chat', 'CreateGroup', { name: ' Lake ', members: ['ben', 'anna', 'carla'] });
    expect(room).toMatchObject({ isGroup: true, name: 'Lake', unread: 0, readOnly: false });
    expect(room && namesOf(room)).toEqual(['Anna', 'Ben', 'Carla']);
  });

  it('is written in by all who are in it, connected or not', async () => {
    const room = await fixture.group('anna', ['ben', 'carla']);
    await fixture.send('ben', room, 'One');
    await fixture.send('carla', room, 'Two');
    expect(await textsOf('anna', room)).toEqual(['One', 'Two']);
  });

  it('shows who is added what is sent from then on', async () => {
    const room = await fixture.group('anna', ['ben', 'carla']);
    for (const body of ['One', 'Two']) await fixture.send('ben', room, body);
    await fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['dora', 'ben'] });
    expect(await fixture.read('dora', room)).toMatchObject({ messages: [], total: 0, room: { unread: 0 } });
    expect((await fixture.rooms('dora')).find(({ id }) => id === room)?.last).toBeNull();
    await fixture.send('carla', room, 'Three');
    expect(await fixture.read('dora', room)).toMatchObject({ messages: [{ body: 'Three', seq: 3 }], total: 1, room: { unread: 1 } });
    expect(await fixture.read('dora', room, { before: '3' })).toMatchObject({ messages: [] });
    expect((await fixture.read('ben', room)).total).toBe(3);
    expect(await refusal(fixture.as('dora').call('chat', 'DeleteMessage', { message: `${room}-1` }))).toBe('missing no-message');
  });

  it('is renamed and added to by who began it; then, when they left, by who came next', async () => {
    const room = await fixture.group('anna', ['ben', 'carla']);
    const rename = async (who: string) => (await fixture.as(who).call('chat', 'RenameGroup', { room, name: 'Sea' })).room?.name;
    expect(await refusal(rename('ben'))).toBe('forbidden not-your-room');
    expect(await rename('anna')).toBe('Sea');
    expect(await refusal(fixture.as('ben').call('chat', 'AddToGroup', { room, members: ['dora'] }))).toBe('forbidden not-your-room');
    expect(await refusal(fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['flo'] }))).toBe('forbidden not-connected');
    await fixture.as('anna').call('chat', 'LeaveGroup', { room });
    expect(await refusal(fixture.read('anna', room))).toBe('missing no-room');
    expect((await fixture.rooms('anna')).map(({ id }) => id)).not.toContain(room);
    expect(await rename('ben')).toBe('Sea');
    await fixture.as('ben').call('chat', 'AddToGroup', { room, members: ['dora', 'anna'] });
    expect((await fixture.read('carla', room)).room?.members.map(({ id }) => id)).toEqual(['ben', 'carla', 'dora', 'anna']);
  });

  it('is left by whoever its leader removes, who reads nothing of it any more, until they are added again', async () => {
    const room = await fixture.group('anna', ['ben', 'carla']);
    await fixture.send('carla', room, 'Hello');
    const remove = (who: string, ...removed: string[]) => fixture.as(who).call('chat', 'RemoveFromGroup', { room, removed });
    expect(await refusal(remove('ben', 'carla'))).toBe('forbidden not-your-room');
    const removed = await remove('anna', 'carla');
    expect(removed.room?.members.map(({ id }) => id)).toEqual(['anna', 'ben']);
    await fixture.send('ben', room, 'She is gone');
    for (const ask of [() => fixture.read('carla', room), () => fixture.send('carla', room, 'Hello?')]) expect(await refusal(ask())).toBe('missing no-room');
    expect((await fixture.rooms('carla')).map(({ id }) => id)).not.toContain(room);
    // Non-members and the caller are ignored.
    expect((await remove('anna', 'carla', 'dora', 'anna')).room?.members.map(({ id }) => id)).toEqual(['anna', 'ben']);
    await fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['carla'] });
    await fixture.send('ben', room, 'Welcome back');
    expect((await fixture.read('carla', room)).messages.map(({ body }) => body)).toEqual(['Welcome back']);
  });

  it('is left once, also when it is said again', async () => {
    const room = await fixture.group('anna', ['ben', 'carla']);
    const leave = () => fixture.as('carla').call('chat', 'LeaveGroup', { room }, { key: `leave-${room}`, bodyHash: 'h' });
    expect([await leave(), await leave()]).toEqual([{}, {}]);
    expect(await refusal(fixture.send('carla', room, 'Bye'))).toBe('missing no-room');
  });
});

describe('the rooms of a member', () => {
  it('that are too much for one answer come in several', async () => {
    await fixture.join('Ines');
    await fixture.connect('ines', 'anna', 'ben');
    const begun = await Promise.all(Array.from({ length: 20 }, (_, at) => fixture.group('ines', ['anna', 'ben'], `Group ${at}`)));
    for (const room of begun) await fixture.send('ines', room, '👪'.repeat(4000));
    const listed: string[] = [];
    for (let before: string | undefined; ; ) {
      const { rooms, next } = await fixture.as('ines').call('chat', 'ListRooms', { perPage: 100, ...(before !== undefined && { before }) });
      expect(JSON.stringify(rooms).length).toBeLessThan(300_000);
      expect(rooms.length).toBeLessThan(20);
      listed.push(...rooms.map(({ id }) => id));
      if (next === undefined) break;
      before = next;
    }
    expect(listed).toEqual(begun.toReversed());
  });

  it('come with their newest message, the one with the newest message first, in pages', async () => {
    await fixture.join('Gina', 'Hal');
    await fixture.connect('gina', 'hal', 'anna', 'ben');
    const [hal, anna] = [await roomOf('gina', 'hal'), await roomOf('gina', 'anna')];
    const group = await fixture.group('gina', ['hal', 'anna'], 'Us');
    await fixture.send('hal', hal, 'Later');
    await fixture.send('anna', anna, 'Last');
    const list = (page: object) => fixture.as('gina').call('chat', 'ListRooms', page);
    const { rooms, total } = await list({});
    expect(rooms.map(({ id, last }) => [id, last?.body])).toEqual([
      [anna, 'Last'],
      [hal, 'Later'],
      [group, undefined],
    ]);
    expect(total).toBe(3);
    const first = await list({ perPage: 2 });
    expect(first.rooms).toHaveLength(2);
    expect((await list({ perPage: 2, before: first.next ?? '' })).rooms.map(({ id }) => id)).toEqual([group]);
  });
});

describe('a search among all rooms of a member', () => {
  const find = async (who: string, query: string) =>
    (await fixture.as(who).call('chat', 'FindRooms', { query })).rooms.map(({ name, members }) => name || namesOf({ members }).join());

  it('finds groups by words of their names, and rooms by who is in them, and nobody else’s', async () => {
    await fixture.join('Jana', 'Kai', 'Lena', 'Marga');
    await fixture.connect('jana', 'kai', 'lena', 'marga');
    await fixture.connect('kai', 'lena');
    await roomOf('jana', 'kai');
    await fixture.group('jana', ['kai', 'lena'], 'Große Seefahrt');
    const boat = await fixture.group('jana', ['lena', 'marga'], 'Our boat');
    await fixture.group('kai', ['jana', 'lena'], 'Kitchen');
    expect(await find('jana', 'seef groß')).toEqual(['Große Seefahrt']);
    expect(await find('marga', 'see')).toEqual([]);
    expect((await find('jana', 'KAI')).toSorted()).toEqual(['Große Seefahrt', 'Jana,Kai', 'Kitchen']);
    // No connection, but in a group with her.
    expect(await find('marga', 'lena')).toEqual(['Our boat']);
    expect(await find('marga', 'len')).toEqual([]);
    await fixture.as('jana').call('chat', 'RenameGroup', { room: boat, name: 'Our ship' });
    await fixture.as('marga').call('chat', 'LeaveGroup', { room: boat });
    expect([await find('jana', 'boat'), await find('jana', 'ship'), await find('marga', 'ship')]).toEqual([[], ['Our ship'], []]);
    expect(await find('jana', '?')).toEqual([]);
    expect(await refusal(fixture.as().call('chat', 'FindRooms', { query: 'ship' }))).toBe('unauthenticated signed-out');
  });
});

describe('whom to write to', () => {
  const find = async (who: string, query: string, without: string[] = []) =>
    (await fixture.as(who).call('chat', 'FindRecipients', { query, without })).profiles.map(({ id }) => id).sort();

  it('is found by a name before an address, and never by the host of one', async () => {
    await fixture.join('Ole', 'Rosanna', 'Zoe');
    for (const other of ['anna', 'rosanna', 'zoe']) await fixture.connect('ole', other);
    const found = async (query: string) => (await fixture.as('ole').call('chat', 'FindRecipients', { query })).profiles.map(({ username }) => username);
    expect([await found('anna'), await found('zoe@exam'), await found('example'), await found('org'), await found('@')]).toEqual([
      ['Anna', 'Rosanna'],
      ['Zoe'],
      [],
      [],
      [],
    ]);
  });

  it('stands under the rooms while nothing was written, with the last of them', async () => {
    const list = (more: object = {}) => fixture.as('nils').call('chat', 'ListRooms', { page: 0, perPage: 0, ...more });
    const names = async (more?: object) => (await list(more)).unwritten.map(({ username }) => username);
    await fixture.join('Nils', 'Uma', 'Ute', 'Vera');
    for (const other of ['ute', 'uma']) await fixture.connect('nils', other);
    await fixture.open('nils', 'uma');
    expect(await names()).toEqual(['Uma', 'Ute']);
    await fixture.as('uma').call('chat', 'SendMessage', { to: 'nils', body: 'Hello' });
    await fixture.harness.settled();
    expect(await names()).toEqual(['Ute']);
    await fixture.open('nils', 'ute');
    expect(await names({ perPage: 1 })).toEqual([]);
  });

  it('is found among connections, by a part of a name or an address, without those who are chosen', async () => {
    expect(await find('ben', 'AN')).toEqual(['anna']);
    expect(await find('ben', 'anna@EXAMPLE.org')).toEqual(['anna']);
    expect(await find('carla', 'dora')).toEqual([]);
    expect(await find('ben', 'a', ['anna'])).toEqual(expect.not.arrayContaining(['anna']));
  });
});
