import type { RecordedEvent } from '../event.ts';

/** Source of the Message-ID of a mail that follows an event: at most one mail follows each. */
export function causeOf({ source, lane, seq, index }: Pick<RecordedEvent, 'source' | 'lane' | 'seq' | 'index'>): string {
  return `${source}.${lane}.${seq}.${index}`;
}
