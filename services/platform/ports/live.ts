// The live port: signals that may be lost. Pushes to browsers, and wake-ups between processes.
import type { Server } from 'socket.io';

export type Live = {
  /** Sends to every open page of one member. */
  push(member: string, event: string, payload: object): void;
  /** Closes the sockets of one session. */
  drop(session: string): void;
  /** Joins a Socket.IO server: pushes reach the rooms `member:{id}`, drops the rooms `session:{id}`. */
  attach(server: Server): Promise<void>;
  /** Tells all processes (this one too) that something named happened. */
  wake(name: string): void;
  onWake(name: string, listener: () => void): () => void;
  problems(): string[];
};
