import { Refusal } from '@kloak/platform/errors.ts';

/** Maximum sockets per member; each tab of their devices has one. */
export const maxSockets = 20;

/**
 * Counts open sockets per member in this process, whose memory and connections they use. A count across all gateways would have to survive the end of
 * any of them. So the maximum is per gateway, and only the rate of new sockets is limited across all.
 */
export function countSockets() {
  const open = new Map<string, number>();
  return {
    /** Returns a function that removes it from the count. Refuses: 429 `too-many-sockets`. */
    add(member: string): () => void {
      const before = open.get(member) ?? 0;
      if (before >= maxSockets) throw new Refusal('too-many', 'too-many-sockets', 'This vault is open in too many tabs and windows. Please close some.');
      open.set(member, before + 1);
      return () => {
        const left = (open.get(member) ?? 1) - 1;
        if (left > 0) open.set(member, left);
        else open.delete(member);
      };
    },
  };
}
