import { given } from '@kloak/platform/testing/given.ts';
import { message, messageId, messagePlaceOf, remove } from './message.ts';

const place = { room: 'a-room_1', seq: 12 };

it('a message is deleted once', () => {
  const deleted = { type: 'MessageDeleted' as const, data: { ...place, writer: 'anna', members: ['anna', 'ben'] } };
  given(message)
    .when(remove(place, 'anna', ['anna', 'ben']))
    .then([deleted]);
  given(message, [deleted])
    .when(remove(place, 'anna', ['anna', 'ben']))
    .then([]);
});

it('its id says where it stands', () => expect(messagePlaceOf(messageId(place))).toEqual(place));

it.each(['', 'room', 'room-', '-1', 'room-0', 'room-01', 'room-1.5', 'room-1000000000'])('no message has the id %j', (id) => {
  expect(messagePlaceOf(id)).toBeUndefined();
});
