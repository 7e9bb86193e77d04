import { refusalOf } from '@kloak/platform/errors.ts';
import { cancelArchive, changeSharing, getSharing, prepareArchive } from '@kloak/proto/api/downloads.ts';
import { archiveName, archivePath, nothingToDownload } from '@kloak/proto/rules/files/downloads.ts';
import { archiveBytes } from '../../bytes/archive.ts';
import { readPart } from '../../bytes/archive-part.ts';
import { cancelWakeUp } from '../../bytes/send-archive.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { handlerRoute, type Route, route } from '../route.ts';

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Fields without a value are left out. */
const queryOf = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export const downloads: readonly Route[] = [
  handlerRoute(prepareArchive, {
    rpcs: ['media.ListOriginals'],
    limit: 'archive',
    async handle(_deps, { body: { scope, albumId, ownerId, from, part: number }, ask }) {
      const part = await readPart((sent) => ask('media.ListOriginals', sent), { scope, albumId, ownerId, before: from });
      if (part.files.length === 0) throw refusalOf(nothingToDownload);
      const fileName = archiveName(scope, today(), number);
      const fileUrl = `${archivePath}${fileName}?${queryOf({ scope, albumId, ownerId, before: from })}`;
      return { archive: { fileName, fileUrl, files: part.files.length, fileSize: archiveBytes(part.files) }, nextPart: part.next };
    },
  }),
  handlerRoute(cancelArchive, {
    rpcs: [],
    limit: 'write',
    async handle({ live }, { auth, body: { download } }) {
      live.wake(cancelWakeUp(principalOf(auth).account, download));
      return {};
    },
  }),
  route(getSharing, { rpc: 'media.GetSharing', limit: 'read', toAnswer: (sharing) => ({ sharing }) }),
  route(changeSharing, {
    rpc: 'media.ChangeSharing',
    limit: 'write',
    toAnswer: (_answer, { body: { downloads } }) => ({ sharing: { downloads } }),
  }),
];
