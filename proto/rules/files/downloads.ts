// Downloads of stored originals as archives.
import { type Plan, plans } from '../plans.ts';
import { type Fault, faultResult } from '../text/checked.ts';

/** Scope of a download: everything in one's own vault, one kind, or one album. */
export const downloadScopes = ['all', 'images', 'videos', 'album'] as const;
export type DownloadScope = (typeof downloadScopes)[number];

/** True if an album is missing or superfluous, or its owner is given besides. */
export const scopeFault = ({ scope, albumId, ownerId }: { scope: DownloadScope; albumId?: string | undefined; ownerId?: string | undefined }): boolean =>
  (scope === 'album') !== (albumId !== undefined) || (albumId !== undefined && ownerId !== undefined);

/** A file in the list of an archive: the bytes of a storage key, or a text. `size` in bytes; `madeAt`: ISO 8601. */
export type ArchivedFile = { readonly path: string; readonly size: number; readonly madeAt: string } & ({ readonly key: string } | { readonly text: string });

/** Limit of an archive, unless one file is larger: the rest follows in the next part. */
export const maxArchiveBytes = 4e9;
export const maxArchiveFiles = 10_000;

/** Includes the number of a part beyond the first. `day`: `YYYY-MM-DD`. */
export const archiveName = (scope: DownloadScope, day: string, part: number): string => `kloak-${scope}-${day}${part > 1 ? `-${part}` : ''}.zip`;

const nameOfArchive = new RegExp(`^kloak-(${downloadScopes.join('|')})-\\d{4}-\\d{2}-\\d{2}(-\\d{1,4})?\\.zip$`);
export const isArchiveName = (name: string): boolean => nameOfArchive.test(name);

/** URL path under which archives are served, each under its name. */
export const archivePath = '/storage/archive/';

export const nothingToDownload = faultResult('nothing-to-download', 'There is nothing to download.', 'missing').fault;

const withheld = faultResult('downloads-withheld', 'The owner does not let others download the originals.', 'forbidden').fault;
const takesMany = ({ sharedDownloads }: Plan): boolean => sharedDownloads === 'many';
const takesOne = (plan: Plan): boolean => takesMany(plan) || plan.sharedDownloads === 'one';
/** The smallest plan that has it. */
const planFor = (has: (plan: Plan) => boolean) => plans.find(has)?.name ?? '';
const needsPlanForOne = faultResult('needs-plan', `Downloading what others share is part of the ${planFor(takesOne)} plan.`, 'forbidden').fault;
const needsPlanForMany = faultResult('needs-plan', `Downloading all that others share at once is part of the ${planFor(takesMany)} plan.`, 'forbidden').fault;

/**
 * Returns why a member may not download shared originals of somebody else, one or `many` at once. `allowed`: the owner permits downloads. Undefined: the
 * download is permitted.
 */
export function sharedDownloadFault({ allowed, plan, many }: { allowed: boolean; plan: Plan; many: boolean }): Fault | undefined {
  if (!allowed) return withheld;
  if (many) return takesMany(plan) ? undefined : needsPlanForMany;
  return takesOne(plan) ? undefined : needsPlanForOne;
}
