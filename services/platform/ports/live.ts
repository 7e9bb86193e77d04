// The live port: pushes to browsers, and wake-ups between processes. Both may be lost; what kinds of pushes were is known for some minutes.
import type { Server } from 'socket.io';

/** For so long it is known what was noted, in milliseconds. */
export const notedMs = 5 * 60_000;

export type Live = {
  /** Sends to every open page of one member. `payload` is JSON. */
  push(member: string, event: string, payload: object): void;
  /** The same to those of many members, in one message: it costs what is open, and next to nothing for who is not there. */
  pushAll(members: readonly string[], event: string, payload: object): void;
  /** Notes what the pages of these members are told of, for those that are away for a moment. At most some dozen kinds of things in all. */
  note(members: readonly string[], kinds: readonly string[]): void;
  /** The kinds that were noted in the last `ms`, at most `notedMs`. Nothing where that is not known, as after an outage. Refuses: 503 `unavailable`. */
  notedLately(member: string, ms: number): Promise<readonly string[] | undefined>;
  /** Closes the sockets of one session. */
  drop(session: string): void;
  /** Joins a Socket.IO server: pushes reach the rooms `member:{id}`, drops the rooms `session:{id}`. */
  attach(server: Server): Promise<void>;
  /** Calls the listeners of that name in all processes, this one too. `name`: without spaces. `payload`: text of some kilobytes at most; processes of older builds pass over a wake-up with one. */
  wake(name: string, payload?: string): void;
  /** `payload` is undefined where the wake-up came without. Answers how to stop. */
  onWake(name: string, listener: (payload?: string) => void): () => void;
  problems(): string[];
};
