import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '@kloak/platform/service.ts';
import { notArrived } from '../domain/item.ts';
import { noUpload } from '../domain/upload.ts';
import { noteArrival } from '../tools/note-arrival.ts';
import { type FileDoc, files } from '../views/files.ts';

/** Milliseconds. */
const patience = 10_000;

const pending = ({ progress }: FileDoc) => progress === 'expected' || progress === 'arrived';

/**
 * The caller's own declared files, in the order of `ids`, once their bytes are checked; waits up to 10 s for that. Refuses 404
 * `no-upload`, and 409 `not-arrived` (`missing`) when bytes are not there, or not checked in that time.
 */
export async function checkedFiles(ctx: Ctx, owner: string, ids: string[]): Promise<FileDoc[]> {
  const own = await ctx.strict(files).getMany(ids);
  if (own.length < ids.length || own.some((file) => file.owner !== owner || file.reason === 'abandoned')) {
    throw noUpload();
  }
  const expected = own.filter(({ progress }) => progress === 'expected');
  const there = await Promise.all(expected.map((file) => noteArrival(ctx, file)));
  const missing = expected.filter((_, index) => !there[index]);
  if (missing.length > 0) throw notArrived(missing.map(({ fileName }) => fileName));

  const deadline = ctx.now().getTime() + patience;
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 400)) {
    const now = await ctx.view(files).getMany(ids);
    const open = now.filter(pending);
    if (open.length === 0 && now.length === ids.length) return now;
    if (ctx.now().getTime() > deadline) throw notArrived(open.map(({ fileName }) => fileName));
    await pause(wait);
  }
}
