// Taking everything home: what a member has, in archives that open without the vault.
import { dayMs } from '../durations.ts';
import { turnedDown } from '../text/checked.ts';

/** So long an export is kept. */
export const exportDays = 7;

/** Until when one is kept that was ready then; both ISO 8601 UTC. */
export const exportKeptUntil = (readyAt: string): string => new Date(Date.parse(readyAt) + exportDays * dayMs).toISOString();

/** Exports that a member may ask for in 24 hours. */
export const maxExportsPerDay = 3;
/** Files of one archive of an export: an original comes with a small picture, and the texts beside it. */
export const maxExportFiles = 40_000;

/** Of a part beyond the first the name tells its number. `day`: `YYYY-MM-DD`. */
export const exportName = (day: string, part: number): string => `kloak-everything-${day}${part > 1 ? `-${part}` : ''}.zip`;

/** Under this path of the site stand the archives of exports: `{export}/{part}/{name}`. */
export const exportPath = '/storage/export/';

/** Root-relative URL of a part of an export, from 1. */
export const exportUrl = (id: string, part: number, name: string): string => `${exportPath}${id}/${part}/${name}`;

const nameOfExport = /^kloak-everything-\d{4}-\d{2}-\d{2}(-\d{1,4})?\.zip$/;
export const isExportName = (name: string): boolean => nameOfExport.test(name);

export const noExport = turnedDown('no-export', 'This export does not exist, or is not kept any longer.', 'missing').fault;
