// An export is stored as a list of files in pieces, with the texts among them. Originals stay in place: the archive is built while it is sent, so it needs no
// space. Keys follow from what is written before, so a repeated step writes the same keys.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { type ArchivedFile, maxArchiveBytes } from '@kloak/proto/rules/files/downloads.ts';
import { maxExportFiles } from '@kloak/proto/rules/files/exports.ts';
import { exportManifestKey, exportPieceKey, exportSumsKey } from '@kloak/proto/rules/files/storage-keys.ts';
import type { ExportPart } from '../../domain/member-export.ts';

/** A file with the SHA-256 of its bytes, in lower-case hex. */
export type SummedFile = { file: ArchivedFile; sha256: string };
type PartPlace = { owner: string; id: string; number: number };
type KeepCtx = Pick<ReactionCtx, 'blobs'>;

export function textFile(path: string, text: string, madeAt: string): SummedFile {
  return { file: { path, size: Buffer.byteLength(text), madeAt, text }, sha256: createHash('sha256').update(text).digest('hex') };
}

const empty: ExportPart = { pieces: 0, files: 0, bytes: 0, manifestBytes: 0 };
const bytesOf = (files: readonly ArchivedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

async function putPiece({ blobs }: KeepCtx, { owner, id, number }: PartPlace, part: ExportPart, files: readonly ArchivedFile[]): Promise<ExportPart> {
  const list = Buffer.from(JSON.stringify({ files }));
  await blobs.put(exportPieceKey(owner, id, number, part.pieces + 1), list, { type: 'application/json', size: list.length });
  return { ...part, pieces: part.pieces + 1, files: part.files + files.length, bytes: part.bytes + bytesOf(files) };
}

/** Line in the format of `sha256sum --check`. */
const lineOf = ({ file: { path }, sha256 }: SummedFile) => `${sha256}  ${path}\n`;

async function keepPiece(ctx: KeepCtx, place: PartPlace, part: ExportPart, summed: readonly SummedFile[]): Promise<ExportPart> {
  const sums = Buffer.from(summed.map(lineOf).join(''));
  await ctx.blobs.put(exportSumsKey(place.owner, place.id, place.number, part.pieces + 1), sums, { type: 'text/plain', size: sums.length });
  const files = summed.map(({ file }) => file);
  return putPiece(ctx, place, { ...part, manifestBytes: part.manifestBytes + sums.length }, files);
}

async function* sumsOf({ blobs }: KeepCtx, { owner, id, number }: PartPlace, pieces: number): AsyncGenerator<Buffer> {
  for (let piece = 1; piece <= pieces; piece++) yield* await blobs.read(exportSumsKey(owner, id, number, piece));
}

/** Puts the manifest of a part behind its other files. */
async function closePart(ctx: KeepCtx, place: PartPlace, part: ExportPart, madeAt: string): Promise<ExportPart> {
  const { owner, id, number } = place;
  const [key, size] = [exportManifestKey(owner, id, number), part.manifestBytes];
  await ctx.blobs.put(key, Readable.from(sumsOf(ctx, place, part.pieces), { objectMode: false }), { type: 'text/plain', size });
  const path = number === 1 ? 'manifest.sha256' : `manifest-${number}.sha256`;
  return putPiece(ctx, place, part, [{ path, size, madeAt, key }]);
}

type KeepFilesOptions = { owner: string; id: string; madeAt: string; isLast: boolean };

/** Adds files to an export and returns its parts. A group of files stays in one part; a part is closed when the next group does not fit. */
export async function keepFiles(
  ctx: KeepCtx,
  before: readonly ExportPart[],
  groups: readonly SummedFile[][],
  keeping: KeepFilesOptions,
): Promise<ExportPart[]> {
  const { owner, id, madeAt, isLast } = keeping;
  const closed = before.slice(0, -1);
  let part = before.at(-1) ?? empty;
  let piece: SummedFile[] = [];
  let bytes = part.bytes;
  const place = () => ({ owner, id, number: closed.length + 1 });
  const keep = async () => {
    if (piece.length > 0) part = await keepPiece(ctx, place(), part, piece);
    piece = [];
  };
  for (const group of groups) {
    const more = bytesOf(group.map(({ file }) => file));
    const files = part.files + piece.length;
    if (files > 0 && (bytes + more > maxArchiveBytes || files + group.length > maxExportFiles)) {
      await keep();
      closed.push(await closePart(ctx, place(), part, madeAt));
      part = empty;
      bytes = 0;
    }
    piece.push(...group);
    bytes += more;
  }
  await keep();
  return [...closed, isLast ? await closePart(ctx, place(), part, madeAt) : part];
}
