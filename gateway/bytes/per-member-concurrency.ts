import type { Refusal } from '@kloak/platform/errors.ts';

/** Limits concurrent work per member in this process, whose memory and connections it uses. */
export function limitPerMember(max: number, tooMany: () => Refusal) {
  const running = new Map<string, number>();
  const add = (member: string, by: 1 | -1) => {
    const count = (running.get(member) ?? 0) + by;
    if (count === 0) running.delete(member);
    else running.set(member, count);
  };
  /** Refuses work above the limit. */
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
