// The live port: pushes to browsers, and wake-ups between processes. Both may be lost; the kinds of recent pushes are known for some minutes.
import type { Server } from 'socket.io';

/** Time for which notes are known, in milliseconds. */
export const noteTtlMs = 5 * 60_000;

export type Live = {
  /** Sends to every open page of one member. `payload` is JSON. */
  push(member: string, event: string, payload: object): void;
  /** The same for many members, in one message: its cost depends on open pages, and is almost nothing for absent members. */
  pushAll(members: readonly string[], event: string, payload: object): void;
  /** Notes the kinds of these members' changes, for pages that are offline for a moment. At most some dozen kinds in all. */
  note(members: readonly string[], kinds: readonly string[]): void;
  /** Kinds that were noted in the last `ms`, at most `noteTtlMs`. Undefined if unknown, as after an outage. Refuses: 503 `unavailable`. */
  notedLately(member: string, ms: number): Promise<readonly string[] | undefined>;
  /** Closes the sockets of one session. */
  drop(session: string): void;
  /** Joins a Socket.IO server: pushes reach the rooms `member:{id}`, drops the rooms `session:{id}`. */
  attach(server: Server): Promise<void>;
  /** Calls the listeners of that name in all processes, this one too. `name`: without spaces. `payload`: text of some kilobytes at most; processes of older builds pass over a wake-up with one. */
  wake(name: string, payload?: string): void;
  /** `payload` is undefined for a wake-up without one. Returns a function that stops it. */
  onWake(name: string, listener: (payload?: string) => void): () => void;
  problems(): string[];
};
