import type { RecordedEvent } from '../event.ts';

/** What makes the Message-ID of a mail that follows an event: one mail at most follows each. */
export function causeOf({ source, lane, seq, index }: Pick<RecordedEvent, 'source' | 'lane' | 'seq' | 'index'>): string {
  return `${source}.${lane}.${seq}.${index}`;
}
