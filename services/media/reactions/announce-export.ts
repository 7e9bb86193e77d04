import { announce, pushingChanges } from '@kloak/platform/announce.ts';

const toOwner = pushingChanges([{ what: 'export' }], ({ data: { owner } }: { data: { owner: string } }) => [owner]);

/** Notifies the owner's pages of an export's progress. */
export const announceExport = announce({
  name: 'announce-export',
  on: { media: { ExportRequested: toOwner, ExportAdvanced: toOwner, ExportCompleted: toOwner, ExportGivenUp: toOwner, ExportExpired: toOwner } },
});
