// The posts of files that this process takes right now: a few of each member, one under each key, and none that drips.
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';
import { limitPerMember } from './per-member-concurrency.ts';
import { type Speed, speedWatch } from './speed.ts';

/** Maximum per member. A browser opens six connections per host, our page sends two files and some previews at once, and a family has many devices. */
const maxPosts = 16;
const retryAfterSeconds = 5;

/**
 * 12 kB a minute are 1.6 kbit/s, a sixth of the oldest mobile networks. A post occupies disk space and one of its member's places, so it must not last
 * for ever. A connection that pauses for a minute has lost its post anyway.
 */
export const slowestPost: Speed = { bytes: 12_000, ms: 60_000 };

const tooManyPosts = () =>
  new Refusal('too-many', 'too-many-posts', `More than ${maxPosts} files are being sent at once. Please wait for one of them.`, {
    retryAfter: retryAfterSeconds,
  });
const tooSlow = () => new Refusal('too-slow', 'too-slow', 'The file came too slowly, and was given up. Please send it again.');

/** A running post. Its reader stops, with the reason, when `signal` aborts. */
export type RunningPost = {
  signal: AbortSignal;
  /** Ends an older post under the same key, whose connection may be lost unnoticed. This also keeps many posts of one form from filling the disk. */
  takeKey(key: string): void;
};
type PostRequest = Pick<IncomingMessage, 'complete'> & { socket: { bytesRead: number }; destroy(): unknown };

export type RunningPosts = {
  /** Runs `take` for a member's post and returns its result. Refuses: 429 `too-many-posts`; aborts with 408 `too-slow`. */
  run<T>(member: string, request: PostRequest, take: (post: RunningPost) => Promise<T>): Promise<T>;
};

/** Aborts a post that is too slow; a complete one may take its time. Returns a function to call at its end. */
function watchSpeed(request: PostRequest, least: Speed, abort: (reason: Refusal) => void): () => void {
  const { socket } = request;
  const { everyMs, isTooSlow } = speedWatch(least);
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    if (!request.complete && isTooSlow(socket.bytesRead - before)) abort(tooSlow());
  }, everyMs);
  return () => clearInterval(timer);
}

export function runningPosts(least: Speed): RunningPosts {
  const atOnce = limitPerMember(maxPosts, tooManyPosts);
  const ofKeys = new Map<string, PostRequest>();
  return {
    run: (member, request, take) =>
      atOnce(member, async () => {
        const controller = new AbortController();
        const stopWatching = watchSpeed(request, least, (reason) => controller.abort(reason));
        let taken: string | undefined;
        const takeKey = (key: string) => {
          ofKeys.get(key)?.destroy();
          ofKeys.set(key, request);
          taken = key;
        };
        try {
          return await take({ signal: controller.signal, takeKey });
        } finally {
          stopWatching();
          if (taken !== undefined && ofKeys.get(taken) === request) ofKeys.delete(taken);
        }
      }),
  };
}
