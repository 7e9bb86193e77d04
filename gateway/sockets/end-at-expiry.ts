import type { Socket } from 'socket.io';

/** The longest that a timer can be set for. */
const maxTimerMs = 2 ** 31 - 1;

/** Closes a socket at the end of its session (`endsAt`, in ms since 1970), because no event announces an expiry. */
export function endAtExpiry(socket: Socket, endsAt: number): void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const leftMs = endsAt - Date.now();
    if (leftMs <= 0) socket.disconnect(true);
    else timer = setTimeout(wait, Math.min(leftMs, maxTimerMs)).unref();
  };
  wait();
  socket.on('disconnect', () => clearTimeout(timer));
}
