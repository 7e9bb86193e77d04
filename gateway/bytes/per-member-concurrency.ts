import type { Refusal } from '@kloak/platform/errors.ts';

/** Lets each member have so many of a work at once in this process, whose memory and connections they take. */
export function atOncePerMember(max: number, tooMany: () => Refusal) {
  const running = new Map<string, number>();
  const add = (member: string, by: 1 | -1) => {
    const count = (running.get(member) ?? 0) + by;
    if (count === 0) running.delete(member);
    else running.set(member, count);
  };
  /** Refuses what is one too many. */
  return async <T>(member: string, work: () => Promise<T>): Promise<T> => {
    if (running.get(member) === max) throw tooMany();
    add(member, 1);
    try {
      return await work();
    } finally {
      add(member, -1);
    }
  };
}
