import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Server } from 'socket.io';
import { entryLimit } from '../../lists/entry-limit.ts';
import { type Live, noteTtlMs } from '../../ports/live.ts';

/** Limit of members with noted pushes. Beyond it nothing is known of the time before the first one was forgotten. */
const maxNoted = 100_000;

/** Pushes and wake-ups within one process. */
export function embeddedLive(): Live {
  const servers = new Set<Server>();
  const wakes = new EventEmitter().setMaxListeners(0);
  // Times of notes by member and kind, and since when nothing was forgotten: by a clock that cannot be set.
  let since = performance.now();
  const noted = new LRUCache<string, Map<string, number>>({
    ...entryLimit(maxNoted),
    ttl: noteTtlMs,
    dispose: (_member, _kinds, reason) => {
      if (reason === 'evict') since = performance.now();
    },
  });
  return {
    note(members, kinds) {
      const now = performance.now();
      for (const member of members) {
        const times = noted.get(member) ?? new Map<string, number>();
        for (const kind of kinds) times.set(kind, now);
        noted.set(member, times);
      }
    },
    async notedLately(member, ms) {
      const from = performance.now() - ms;
      if (since > from) return undefined;
      return [...(noted.get(member) ?? [])].flatMap(([kind, at]) => (at >= from ? [kind] : []));
    },
    push(member, event, payload) {
      for (const server of servers) server.to(`member:${member}`).emit(event, payload);
    },
    pushAll(members, event, payload) {
      // An empty list of rooms would address everybody.
      if (members.length === 0) return;
      for (const server of servers) server.to(members.map((member) => `member:${member}`)).emit(event, payload);
    },
    drop(session) {
      for (const server of servers) server.in(`session:${session}`).disconnectSockets(true);
    },
    async attach(server) {
      servers.add(server);
    },
    wake(name, payload) {
      // Later, as from another process: the listeners do not delay the caller.
      setImmediate(() => wakes.emit(`wake:${name}`, payload));
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
