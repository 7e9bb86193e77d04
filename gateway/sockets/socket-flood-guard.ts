import type { Socket } from 'socket.io';

/**
 * A page says a thing or two when it opens, and answers a ping now and then. Bytes bound what is no packet: pings of the websocket itself are answered
 * one by one before anybody here hears of them.
 */
const maxPerSecond = { packets: 20, bytes: 10_000 };

/** Cuts a connection that says more than any page: each packet and each frame costs all others a little. Who is asked to close may go on talking. */
export function cutWhoSaysTooMuch(connection: Socket['conn']): void {
  const { socket } = connection.request;
  const said = { second: 0, packets: 0, bytes: 0 };
  const mayGoOn = (what: keyof typeof maxPerSecond, by: number): boolean => {
    const second = Math.floor(performance.now() / 1000);
    if (second !== said.second) Object.assign(said, { second, packets: 0, bytes: 0 });
    said[what] += by;
    if (said[what] > maxPerSecond[what]) socket.destroy();
    return !socket.destroyed;
  };
  connection.on('packet', () => mayGoOn('packets', 1));
  // Instead of those who read frames: what is too much never comes to them.
  const readers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (chunk) => {
    if (mayGoOn('bytes', chunk.length)) for (const read of readers) read.call(socket, chunk);
  });
}
