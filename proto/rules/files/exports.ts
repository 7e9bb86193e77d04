// Exports of everything that a member has, in archives that open without the vault.
import { dayMs } from '../durations.ts';
import { faultResult } from '../text/checked.ts';

export const exportDays = 7;

/** ISO 8601 UTC, like `readyAt`. */
export const exportKeptUntil = (readyAt: string): string => new Date(Date.parse(readyAt) + exportDays * dayMs).toISOString();

/** Limit of a member's exports in 24 hours. */
export const maxExportsPerDay = 3;
/** Files in one archive of an export: an original has a small rendition, and texts. */
export const maxExportFiles = 40_000;

/** Includes the number of a part beyond the first. `day`: `YYYY-MM-DD`. */
export const exportName = (day: string, part: number): string => `kloak-everything-${day}${part > 1 ? `-${part}` : ''}.zip`;

/** URL path under which archives of exports are served: `{export}/{part}/{name}`. */
export const exportPath = '/storage/export/';

/** Root-relative URL of a part of an export, from 1. */
export const exportUrl = (id: string, part: number, name: string): string => `${exportPath}${id}/${part}/${name}`;

const nameOfExport = /^kloak-everything-\d{4}-\d{2}-\d{2}(-\d{1,4})?\.zip$/;
export const isExportName = (name: string): boolean => nameOfExport.test(name);

export const noExport = faultResult('no-export', 'This export does not exist, or is not kept any longer.', 'missing').fault;
