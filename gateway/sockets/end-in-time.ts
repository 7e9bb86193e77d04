import type { Socket } from 'socket.io';

/** The longest that a timer can be set for. */
const maxTimerMs = 2 ** 31 - 1;

/** Closes a socket when its session is over, used or not (`endsAt`, in ms since 1970): nothing is recorded then that somebody could be told of. */
export function endInTime(socket: Socket, endsAt: number): void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const leftMs = endsAt - Date.now();
    if (leftMs <= 0) socket.disconnect(true);
    else timer = setTimeout(wait, Math.min(leftMs, maxTimerMs)).unref();
  };
  wait();
  socket.on('disconnect', () => clearTimeout(timer));
}
