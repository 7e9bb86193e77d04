import { given } from '@kloak/platform/testing/given.ts';
import { maxRoomMembers } from '@kloak/proto/rules/rooms.ts';
import { add, leave, openGroup, openPair, pairRoom, type RoomEvent, rename, room, send } from './room.ts';

const pair = pairRoom('anna', 'ben');
const connected = { isConnected: true };
const strangers = { isConnected: false };

const says = (writer: string, body: string, ...items: string[]) => ({ writer, body, items, grants: [] });
const opened = (id: string, isGroup: boolean, members: string[]): RoomEvent => ({
  type: 'RoomOpened',
  data: { room: id, isGroup, members, seq: 0, by: members[0] ?? '' },
});
const named = (members: string[], name: string, seq = 0): RoomEvent => ({
  type: 'RoomNamed',
  data: { room: 'g', isGroup: true, members, seq, by: members[0] ?? '', name },
});
const sent = (id: string, isGroup: boolean, members: string[], seq: number, writer: string, body: string): RoomEvent => ({
  type: 'MessageSent',
  data: { room: id, isGroup, members, seq, writer, body, items: [], grants: [] },
});
const left = (members: string[], who: string, seq = 0): RoomEvent => ({ type: 'MemberLeft', data: { room: 'g', isGroup: true, members, seq, who } });

const pairOpened = opened(pair, false, ['anna', 'ben']);
const three = ['anna', 'ben', 'carla'];
const begun = [opened('g', true, three), named(three, 'Lake')];

describe('a room of two', () => {
  it('is one, whoever asks', () => {
    expect(pairRoom('ben', 'anna')).toBe(pair);
    expect(pairRoom('anna', 'carla')).not.toBe(pair);
    given(room).when(openPair('anna', 'ben')).then([pairOpened]);
    given(room, [pairOpened]).when(openPair('ben', 'anna')).then([]);
  });

  it('begins with its first message', () => {
    given(room)
      .when(send(pair, says('anna', 'Hello'), { isConnected: true, to: 'ben' }))
      .then([pairOpened, sent(pair, false, ['anna', 'ben'], 1, 'anna', 'Hello')]);
    given(room, [pairOpened])
      .when(send(pair, says('ben', 'Hi'), { isConnected: true, to: 'anna' }))
      .then([sent(pair, false, ['anna', 'ben'], 1, 'ben', 'Hi')]);
  });

  it('is not written in by who are not connected, or not any more', () => {
    given(room)
      .when(send(pair, says('anna', 'Hello'), { isConnected: false, to: 'ben' }))
      .thenRefuses('not-connected');
    given(room, [pairOpened])
      .when(send(pair, says('ben', 'Hello?'), strangers))
      .thenRefuses('not-connected');
  });

  it('has no name, and nobody comes or goes', () => {
    given(room, [pairOpened])
      .when(rename(pair, 'anna', 'Us'))
      .thenRefuses('no-group');
    given(room, [pairOpened])
      .when(add(pair, 'anna', ['carla']))
      .thenRefuses('no-group');
    given(room, [pairOpened]).when(leave(pair, 'anna')).thenRefuses('no-group');
  });
});

describe('a group', () => {
  it('begins with three members and a name, whoever began it among them', () => {
    given(room)
      .when(openGroup('g', 'anna', ['ben', 'carla', 'anna', 'ben'], 'Lake'))
      .then(begun);
    given(room, begun)
      .when(openGroup('g', 'anna', ['ben', 'carla'], 'Lake'))
      .then([]);
    given(room)
      .when(openGroup('g', 'anna', ['ben', 'anna'], 'Lake'))
      .thenRefuses('group-too-small');
  });

  it('has so many members and no more', () => {
    const others = Array.from({ length: maxRoomMembers }, (_, at) => `m${at}`);
    given(room)
      .when(openGroup('g', 'anna', others, 'All'))
      .thenRefuses('room-full');
    given(room, begun)
      .when(add('g', 'anna', others.slice(0, maxRoomMembers - 2)))
      .thenRefuses('room-full');
  });

  it('is renamed by who began it, and by nobody else', () => {
    given(room, begun)
      .when(rename('g', 'anna', 'Sea'))
      .then([named(three, 'Sea')]);
    given(room, begun)
      .when(rename('g', 'ben', 'Sea'))
      .thenRefuses('not-your-room');
    given(room, begun)
      .when(rename('g', 'dora', 'Sea'))
      .thenRefuses('no-room');
    given(room)
      .when(rename('g', 'anna', 'Sea'))
      .thenRefuses('no-room');
  });

  it('takes in others from who began it; those who are in it stay as they are', () => {
    const four = [...three, 'dora'];
    given(room, begun)
      .when(add('g', 'anna', ['ben', 'dora', 'dora']))
      .then([{ type: 'MembersAdded', data: { room: 'g', isGroup: true, members: four, seq: 0, by: 'anna', added: ['dora'] } }]);
    given(room, begun)
      .when(add('g', 'anna', ['ben']))
      .then([]);
    given(room, begun)
      .when(add('g', 'carla', ['dora']))
      .thenRefuses('not-your-room');
  });

  it('is left by everybody; then whoever came next renames it', () => {
    given(room, begun)
      .when(leave('g', 'anna'))
      .then([left(['ben', 'carla'], 'anna')]);
    const later = [...begun, left(['ben', 'carla'], 'anna')];
    given(room, later).when(leave('g', 'anna')).thenRefuses('no-room');
    given(room, later)
      .when(rename('g', 'ben', 'Sea'))
      .then([named(['ben', 'carla'], 'Sea')]);
  });

  it('stays a group when two are left', () => {
    given(room, [...begun, left(['anna', 'ben'], 'carla')])
      .when(send('g', says('ben', 'Just us'), strangers))
      .then([sent('g', true, ['anna', 'ben'], 1, 'ben', 'Just us')]);
  });
});

describe('messages', () => {
  const first = sent('g', true, three, 1, 'anna', 'One');

  it('are counted one by one, whatever happens between them', () => {
    given(room, [...begun, first, named(three, 'Sea', 1)])
      .when(send('g', { ...says('ben', 'Two', 'lake'), clientId: 'c2' }, strangers))
      .then([
        {
          type: 'MessageSent',
          data: { room: 'g', isGroup: true, members: three, seq: 2, writer: 'ben', body: 'Two', items: ['lake'], grants: [], clientId: 'c2' },
        },
      ]);
  });

  it('come from members alone', () => {
    given(room, begun)
      .when(send('g', says('dora', 'Hello'), connected))
      .thenRefuses('no-room');
    given(room)
      .when(send('g', says('anna', 'Hello'), connected))
      .thenRefuses('no-room');
    given(room, [...begun, first, left(['anna', 'ben'], 'carla', 1)])
      .when(send('g', says('carla', 'Bye'), connected))
      .thenRefuses('no-room');
  });
});
