import { EventEmitter } from 'node:events';
import type { Server } from 'socket.io';
import type { Live } from '../../ports/live.ts';

/** Pushes and wake-ups within one process. */
export function embeddedLive(): Live {
  const servers = new Set<Server>();
  const wakes = new EventEmitter().setMaxListeners(0);
  return {
    push(member, event, payload) {
      for (const server of servers) server.to(`member:${member}`).emit(event, payload);
    },
    drop(session) {
      for (const server of servers) server.in(`session:${session}`).disconnectSockets(true);
    },
    async attach(server) {
      servers.add(server);
    },
    wake(name) {
      // Later, as from another process: the listeners do not delay the caller.
      setImmediate(() => wakes.emit(`wake:${name}`));
    },
    onWake(name, listener) {
      wakes.on(`wake:${name}`, listener);
      return () => {
        wakes.off(`wake:${name}`, listener);
      };
    },
    problems: () => [],
  };
}
