// [Note: Links of a log] Each commit has a link: a digest of the previous link in its partition and of the commit's unchangeable parts. A link therefore
// identifies a whole history, and a cursor with the link of its place can distinguish that history from another of the same length. It leaves out data
// that erasing changes: events (`sum` covers them) and names of streams. Nothing of an erased text can be guessed from it. Commits of older builds have
// none; the chain begins with the first that has one.
import { crc32 } from 'node:zlib';
import { derivedId } from '../../codec/keys.ts';
import type { Commit } from '../store.ts';

/** A commit does not follow the reader's last one: the log is another than before. */
export class OtherHistory extends Error {}

type LinkedCommit = Pick<Commit, 'lane' | 'seq' | 'version' | 'key' | 'at'>;

/** `before`: link of the previous commit, if it has one. */
export const linkOf = (before: string | undefined, { lane, seq, version, key, at }: LinkedCommit): string =>
  derivedId(before ?? '', lane, seq, version, key, at);

/** True if a commit may directly follow a link. A missing link on either side cannot be compared. */
export const mayFollow = (before: string | undefined, commit: LinkedCommit & Pick<Commit, 'link'>): boolean =>
  before === undefined || commit.link === undefined || commit.link === linkOf(before, commit);

/** Checksum of events as they are stored: reveals accidental damage, and is renewed when they are redacted. */
export const sumOf = (events: string): number => crc32(events);
