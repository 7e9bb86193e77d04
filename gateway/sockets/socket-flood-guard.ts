import type { Socket } from 'socket.io';

/**
 * Limits of a socket: a page sends few packets when it opens, and answers pings. The limit of bytes covers pings of the websocket itself, which are
 * answered before any handler.
 */
const maxPerSecond = { packets: 20, bytes: 10_000 };

/**
 * Cuts a connection that sends more than any page, since each packet and frame costs all others a little. A client that is asked to close could
 * continue.
 */
export function guardFromFloods(connection: Socket['conn']): void {
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
  // Replaces the readers of frames, so that excess data never reaches them.
  const readers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (chunk) => {
    if (mayGoOn('bytes', chunk.length)) for (const read of readers) read.call(socket, chunk);
  });
}
