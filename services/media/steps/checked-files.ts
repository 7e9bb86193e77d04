import type { Ctx } from '@kloak/platform/context.ts';
import { notArrived } from '../domain/item/item.ts';
import { noUpload } from '../domain/upload.ts';
import { type FileDoc, files, isUnchecked } from '../views/files.ts';
import { noteIfArrived } from './note-arrival.ts';

/** Maximum wait of a publication for the check of its files. */
const checkTimeoutMs = 10_000;

const names = (docs: FileDoc[]) => docs.map(({ fileName }) => fileName);

/** True if nothing of the file is left for its owner. */
const isOver = ({ progress, reason }: FileDoc) => progress === 'deleted' || reason === 'abandoned';

/**
 * The caller's own declared files, in the order of `ids`, once their bytes are checked; waits up to 10 s for that. Refuses 404
 * `no-upload`, and 409 `not-arrived` (`missing`) when bytes are not there, or not checked in that time.
 */
export async function checkedFiles(ctx: Ctx, owner: string, ids: string[]): Promise<FileDoc[]> {
  const own = await ctx.strict(files).getMany(ids);
  if (own.length < ids.length || own.some((file) => file.owner !== owner || isOver(file))) throw noUpload();
  const expected = own.filter(({ progress }) => progress === 'expected');
  const there = await Promise.all(expected.map((file) => noteIfArrived(ctx, file)));
  const missing = expected.filter((_, index) => !there[index]);
  if (missing.length > 0) throw notArrived(names(missing));

  const { docs, satisfied } = await ctx.view(files).waitFor(ids, (seen) => seen.length === ids.length && !seen.some(isUnchecked), checkTimeoutMs);
  if (!satisfied) throw notArrived(names(docs.filter(isUnchecked)));
  return docs;
}
