import type { ReportedKind } from '@kloak/proto/rules/reports.ts';
import type { Texts } from '../lib/texts.ts';

/** Subjects of reports, for the reporter and for admins. `name`: its owner. */
export const reportedTexts = {
  MEMBER: (name: string) => `About ${name}`,
  ITEM: (name: string) => `A photo or video of ${name}`,
  COMMENT: (name: string) => `A comment of ${name}`,
  MESSAGE: (name: string) => `A message of ${name}`,
  GROUP_POST: (name: string) => `A post of ${name} in a group`,
} as const satisfies Texts & Record<ReportedKind, (name: string) => string>;
