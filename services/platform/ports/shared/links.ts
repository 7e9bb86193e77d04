// [Note: Links of a log] Each commit has a link: a digest of the link before it in its lane and of what is never changed of the commit. So a link names a whole history, and a
// cursor that keeps the link of its place can tell that history from another of the same length. It leaves out what erasing changes: events (`sum` looks after them) and names
// of streams. Nothing of an erased text can be guessed from it. Commits of builds of before have none; the chain begins with the first that has one.
import { crc32 } from 'node:zlib';
import { derivedId } from '../../codec/keys.ts';
import type { Commit } from '../store.ts';

/** A commit follows what its reader has not taken: the log is not the one that was read before. */
export class OtherHistory extends Error {}

type Linked = Pick<Commit, 'lane' | 'seq' | 'version' | 'key' | 'at'>;

/** `before`: the link of the commit before it, where that has one. */
export const linkOf = (before: string | undefined, { lane, seq, version, key, at }: Linked): string => derivedId(before ?? '', lane, seq, version, key, at);

/** Whether a commit may come right after a link. What one of them does not know cannot be told. */
export const mayFollow = (before: string | undefined, commit: Linked & Pick<Commit, 'link'>): boolean =>
  before === undefined || commit.link === undefined || commit.link === linkOf(before, commit);

/** Of events as they are stored: tells damage by accident, and is made anew when they are redacted. */
export const sumOf = (events: string): number => crc32(events);
