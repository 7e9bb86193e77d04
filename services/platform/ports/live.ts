// The live port: pushes to browsers, and wake-ups between processes. Both may be lost.
import type { Server } from 'socket.io';

export type Live = {
  /** Sends to every open page of one member. `payload` is JSON. */
  push(member: string, event: string, payload: object): void;
  /** Closes the sockets of one session. */
  drop(session: string): void;
  /** Joins a Socket.IO server: pushes reach the rooms `member:{id}`, drops the rooms `session:{id}`. */
  attach(server: Server): Promise<void>;
  /** Calls the listeners of that name in all processes, this one too. */
  wake(name: string): void;
  /** Answers how to stop. */
  onWake(name: string, listener: () => void): () => void;
  problems(): string[];
};
