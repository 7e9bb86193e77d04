import { fileKinds, kindOfFile } from '@kloak/proto/rules/files/file-kinds.ts';
import { uploadFlows } from '@kloak/proto/rules/files/upload-flows.ts';
import { faultOfCounts, faultOfFile, fitsWith, maxFileBytes, unsupported } from '@kloak/proto/rules/files/uploads.ts';
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { type ChosenFile, mapInSeries } from './chosen-file.ts';
import { kindOfBytes } from './kind-of-bytes.ts';
import { readDuration } from './read-video.ts';

/** Types that the file dialog offers. */
export const acceptedTypes = fileKinds.flatMap(({ extensions, type }) => [...extensions.map((extension) => `.${extension}`), type]).join();

/** `unread` if this page cannot read the bytes: the server checks them. */
const shownBy = (file: Blob) => kindOfBytes(file).catch(() => 'unread' as const);

/** Reads the type from the bytes if name and browser do not give one, or contradict each other. The server gets that type. */
async function withKind(one: ChosenFile): Promise<ChosenFile> {
  if (one.size === 0 || kindOfFile(offer(one))) return one;
  const type = await shownBy(one.file);
  if (type === undefined || type === 'unread') return one;
  return { ...one, file: new File([one.file], one.file.name, { type, lastModified: one.lastModified }) };
}

/**
 * Returns a fault if the bytes contradict the file's name, so that a member learns of a wrong file now. The server checks their real type, and files
 * that this page cannot read.
 */
async function faultOfBytes({ file, size }: ChosenFile, maxBytes: number): Promise<Fault | undefined> {
  if (kindOfFile({ fileName: file.name, type: file.type })?.kind === 'IMAGE') return (await shownBy(file)) ? undefined : unsupported;
  return faultOfFile({ fileName: file.name, type: file.type, size, duration: await readDuration(file) }, maxBytes);
}

/** Message if some files cannot be uploaded; pictures alone and videos alone have messages of their own. */
function unsupportedAmong(chosen: readonly ChosenFile[]): Fault {
  const all = (kind: string) => chosen.every(({ file }) => file.type.startsWith(kind));
  if (all('image/')) return uploadFlows.ONLY_IMAGES.unsupported;
  return all('video/') ? uploadFlows.ONE_VIDEO.unsupported : unsupported;
}

const offer = ({ file, size }: ChosenFile) => ({ fileName: file.name, type: file.type, size });

/** `left`: surplus files of one upload, and the reason (`fault`). */
export type Choice = {
  readonly kept: readonly ChosenFile[];
  readonly refused: readonly { readonly name: string; readonly fault: Fault }[];
  readonly left: readonly ChosenFile[];
  readonly fault?: Fault | undefined;
};

/** `faults`: one entry for each chosen file, in their order. */
function sort(chosen: readonly ChosenFile[], faults: readonly (Fault | undefined)[]): Pick<Choice, 'kept' | 'refused'> {
  const refused = chosen.flatMap(({ file: { name } }, place) => (faults[place] ? [{ name, fault: faults[place] }] : []));
  return { kept: chosen.filter((_, place) => !faults[place]), refused };
}

/**
 * Sorts chosen files into those to upload and those to refuse, by the server's own rules. Kept files count together with `queued`; surplus files are
 * left for a later upload. `maxBytes`: the plan's limit for one file. Only the server checks the free space.
 */
export async function checkChosen(files: readonly ChosenFile[], queued: readonly ChosenFile[] = [], maxBytes = maxFileBytes): Promise<Choice> {
  const unknown = unsupportedAmong(files);
  const chosen = await mapInSeries(files, withKind);
  const named = sort(
    chosen,
    chosen.map((one) => faultOfFile(offer(one), maxBytes) ?? (kindOfFile(offer(one)) ? undefined : unknown)),
  );
  const fault = faultOfCounts([...queued, ...named.kept].map(offer));
  const fits = fitsWith(queued.map(offer), named.kept.map(offer));
  const fitting = named.kept.filter((_, place) => fits[place]);
  const read = sort(fitting, await mapInSeries(fitting, (one) => faultOfBytes(one, maxBytes)));
  return { kept: read.kept, refused: [...named.refused, ...read.refused], left: named.kept.filter((_, place) => !fits[place]), fault };
}
