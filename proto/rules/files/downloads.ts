// Taking home what is kept: archives of originals.
import { type Plan, plans } from '../plans.ts';
import { type Fault, turnedDown } from '../text/checked.ts';

/** What is taken: everything of one's own, what is of one kind, or an album. */
export const downloadScopes = ['all', 'images', 'videos', 'album'] as const;
export type DownloadScope = (typeof downloadScopes)[number];

/** Whether an album is missing, or too much, or its owner is named besides. */
export const scopeFault = ({ scope, albumId, ownerId }: { scope: DownloadScope; albumId?: string | undefined; ownerId?: string | undefined }): boolean =>
  (scope === 'album') !== (albumId !== undefined) || (albumId !== undefined && ownerId !== undefined);

/** A file of an archive, as its list tells it: what stands under a storage key, or a text. `size` in bytes; `madeAt`: ISO 8601. */
export type ArchivedFile = { readonly path: string; readonly size: number; readonly madeAt: string } & ({ readonly key: string } | { readonly text: string });

/** An archive holds no more than this, or one larger file: whoever keeps more goes on with the next part. */
export const maxArchiveBytes = 4e9;
export const maxArchiveFiles = 10_000;

/** Of a part beyond the first the name tells its number. `day`: `YYYY-MM-DD`. */
export const archiveName = (scope: DownloadScope, day: string, part: number): string => `kloak-${scope}-${day}${part > 1 ? `-${part}` : ''}.zip`;

const nameOfArchive = new RegExp(`^kloak-(${downloadScopes.join('|')})-\\d{4}-\\d{2}-\\d{2}(-\\d{1,4})?\\.zip$`);
export const isArchiveName = (name: string): boolean => nameOfArchive.test(name);

/** Under this path of the site stand archives, each under its name. */
export const archivePath = '/storage/archive/';

export const nothingToDownload = turnedDown('nothing-to-download', 'There is nothing to download.', 'missing').fault;

const withheld = turnedDown('downloads-withheld', 'The owner does not let others download the originals.', 'forbidden').fault;
const takesMany = ({ sharedDownloads }: Plan): boolean => sharedDownloads === 'many';
const takesOne = (plan: Plan): boolean => takesMany(plan) || plan.sharedDownloads === 'one';
/** The smallest plan that has it. */
const planFor = (has: (plan: Plan) => boolean) => plans.find(has)?.name ?? '';
const needsPlanForOne = turnedDown('needs-plan', `Downloading what others share is part of the ${planFor(takesOne)} plan.`, 'forbidden').fault;
const needsPlanForMany = turnedDown('needs-plan', `Downloading all that others share at once is part of the ${planFor(takesMany)} plan.`, 'forbidden').fault;

/** Why somebody may not download what is another's and shared with them, one or `many` at once; `allowed`: its owner lets others do so. Nothing where they may. */
export function sharedDownloadFault({ allowed, plan, many }: { allowed: boolean; plan: Plan; many: boolean }): Fault | undefined {
  if (!allowed) return withheld;
  if (many) return takesMany(plan) ? undefined : needsPlanForMany;
  return takesOne(plan) ? undefined : needsPlanForOne;
}
