/** Adapts the size of steps to the time that earlier ones took. */
export type Pace = {
  /** Units of work that probably fit into a time. */
  fitting(ms: number): number;
  /** Reports the time that a step took; one that failed may have no units. */
  note(units: number, ms: number): void;
};

/** Assumed before the first step. */
const firstMsPerUnit = 0.05;

/** Becomes slower at once, and faster step by step. */
export function openPace(): Pace {
  let msPerUnit = firstMsPerUnit;
  return {
    fitting: (ms) => Math.max(1, Math.floor(ms / msPerUnit)),
    note(units, ms) {
      const now = ms / Math.max(1, units);
      msPerUnit = Math.max(now, (msPerUnit + now) / 2);
    },
  };
}
