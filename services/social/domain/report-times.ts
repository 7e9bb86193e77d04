import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { maxReportsADay } from '@kloak/proto/rules/reports.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type ReportAsked = Extract<SocialEvent, { type: 'ReportAsked' }>;

/** `reports:{member}` — when a member reported something, ISO 8601 UTC, oldest first. */
export const reportTimes = aggregate<readonly string[], ReportAsked, { reporter: string }>({
  name: 'reports',
  initial: [],
  reads: 'last',
  evolve: (_times, event) => event.data.askedAt,
  stream: ({ reporter }) => ({ id: reporter, home: reporter }),
});

/** Reports once more. Refuses: 429 `too-many` with `retryAfter`, in seconds. */
export function askToReport(reporter: string, now: Date) {
  return (times: readonly string[]): ReportAsked[] => {
    const recent = times.filter((at) => now.getTime() - Date.parse(at) < dayMs);
    const [oldest] = recent;
    if (oldest === undefined || recent.length < maxReportsADay) return [{ type: 'ReportAsked', data: { reporter, askedAt: [...recent, now.toISOString()] } }];
    const retryAfter = Math.ceil((Date.parse(oldest) + dayMs - now.getTime()) / 1000);
    throw new Refusal('too-many', 'too-many', 'You have reported a lot today. Please try again tomorrow.', { retryAfter });
  };
}
