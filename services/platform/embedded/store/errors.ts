// Meaning of errors of SQLite and of the folder.
import { isFields } from '../../codec/fields.ts';
import { Refusal } from '../../errors.ts';

/** Code of the refusal if a page of a file cannot be read. */
export const damagedCode = 'damaged';
/** No codes of SQLite's. */
const [notFolder, moved] = [1000, 1001];
const reasons: Record<number, { code: string; says: string }> = {
  5: { code: 'locked', says: 'is held by another program' },
  8: { code: 'read-only', says: 'cannot be written: the folder is read-only' },
  10: { code: 'disk-failing', says: 'cannot be written or read: the disk fails' },
  13: { code: 'disk-full', says: 'cannot be written: the disk is full' },
  11: { code: damagedCode, says: 'is damaged: put a backup of the folder in its place' },
  26: { code: damagedCode, says: 'is no database of Kloak, or is damaged: put a backup of the folder in its place, or choose another folder' },
  14: { code: 'no-folder', says: 'cannot be opened: the folder is not there, or may not be written' },
  [moved]: { code: 'no-folder', says: 'is not where it was: its folder was moved or removed while it was in use' },
  [notFolder]: { code: 'no-folder', says: 'cannot be used: it is a file, or lies in one, and a folder is needed' },
};
/** Code of this module's own error, like one of the system. */
export const movedCode = 'KLOAK_MOVED';
const folderErrors: Record<string, number> = {
  EROFS: 8,
  EACCES: 14,
  EPERM: 14,
  ENOSPC: 13,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EIO: 10,
  [movedCode]: moved,
};

/** A failure of the disk or the folder as a refusal; `undefined` for every other error. */
export function diskRefusal(error: unknown, path: string): Refusal | undefined {
  if (!isFields(error)) return undefined;
  const sqlite = typeof error.errcode === 'number' ? error.errcode % 256 : undefined;
  const folder = typeof error.code === 'string' ? folderErrors[error.code] : undefined;
  const reason = reasons[sqlite ?? folder ?? -1];
  return reason && new Refusal('unavailable', reason.code, `${path} ${reason.says}.`);
}
