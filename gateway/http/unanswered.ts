import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser sends a second request before the first is answered. A flood of them is read in one go, in which everybody else waits. */
const maxUnanswered = 10;

/** Decides for each request whether it is answered: a connection with more than ten unanswered ones loses all. */
export function unansweredLimit(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, by: number) => {
    const count = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, count);
    return count;
  };
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    response.once('close', () => add(socket, -1));
    if (add(socket, 1) <= maxUnanswered) return true;
    socket.destroy();
    return false;
  };
}
