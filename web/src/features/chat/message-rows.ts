import type { ChatMessage } from '@kloak/proto/api/types.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { dateFormat, formatDate, shortDate } from '../../lib/dates.ts';
import { chatTexts as t } from './texts.ts';

/** Messages of one writer within this time form a group, in milliseconds. */
const togetherMs = 5 * 60_000;

const clock = dateFormat({ timeStyle: 'short' });
/** `10:15 AM` */
export const clockOf = (iso: string) => formatDate(clock, iso);

const dayOf = (time: number) => new Date(time).toDateString();

/** Label of the line above a day's messages. */
export function dayName(iso: string, now = Date.now()): string {
  const day = dayOf(Date.parse(iso));
  if (day === dayOf(now)) return t.today;
  return day === dayOf(now - dayMs) ? t.yesterday : shortDate(iso);
}

/** A message and its place. `day`: label of the line above it. `isNew`: it is the first new one. `begins`, `ends`: first or last of a run by one writer. */
export type MessageRow = {
  readonly message: ChatMessage;
  readonly day: string | undefined;
  readonly isNew: boolean;
  readonly begins: boolean;
  readonly ends: boolean;
};

export function rowsOf(messages: readonly ChatMessage[], newFrom: number | undefined): readonly MessageRow[] {
  // If some new messages are not loaded, the line is above the first loaded one.
  const firstNew = newFrom === undefined ? undefined : messages.find(({ seq }) => seq >= newFrom);
  const isApart = (one: ChatMessage | undefined, other: ChatMessage | undefined) => {
    if (!one || !other || one.profile._id !== other.profile._id || other === firstNew) return true;
    const [before, after] = [Date.parse(one.createdAt), Date.parse(other.createdAt)];
    return after - before > togetherMs || dayOf(before) !== dayOf(after);
  };
  return messages.map((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const isDay = !before || dayOf(Date.parse(before.createdAt)) !== dayOf(Date.parse(message.createdAt));
    return {
      message,
      day: isDay ? dayName(message.createdAt) : undefined,
      isNew: message === firstNew,
      begins: isApart(before, message),
      ends: isApart(message, after),
    };
  });
}
