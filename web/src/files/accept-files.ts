import { fileKinds, kindOfFile } from '@kloak/proto/rules/files/file-kinds.ts';
import { uploadFlows } from '@kloak/proto/rules/files/upload-flows.ts';
import { faultOfCounts, faultOfFile, fitsWith, maxFileBytes, unsupported } from '@kloak/proto/rules/files/uploads.ts';
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { type ChosenFile, mapInSeries } from './chosen-file.ts';
import { kindOfBytes } from './kind-of-bytes.ts';
import { readDuration } from './read-video.ts';

/** What the file dialog offers. */
export const pickable = fileKinds.flatMap(({ extensions, type }) => [...extensions.map((extension) => `.${extension}`), type]).join();

/** Nothing where they cannot be read here: that the server judges. */
const shownBy = (file: Blob) => kindOfBytes(file).catch(() => 'unread' as const);

/** Of what neither its name nor the browser tells, or both tell something else, the bytes decide; the server is told what they are. */
async function withKind(one: ChosenFile): Promise<ChosenFile> {
  if (one.size === 0 || kindOfFile(offer(one))) return one;
  const type = await shownBy(one.file);
  if (type === undefined || type === 'unread') return one;
  return { ...one, file: new File([one.file], one.file.name, { type, lastModified: one.lastModified }) };
}

/** Why the bytes of a file are not what its name says: who took a wrong file learns it now. What they really are, and what cannot be read here, the server judges. */
async function faultOfBytes({ file, size }: ChosenFile, maxBytes: number): Promise<Fault | undefined> {
  if (kindOfFile({ fileName: file.name, type: file.type })?.kind === 'IMAGE') return (await shownBy(file)) ? undefined : unsupported;
  return faultOfFile({ fileName: file.name, type: file.type, size, duration: await readDuration(file) }, maxBytes);
}

/** What is said where some cannot be uploaded: of pictures alone, and of videos alone, in their own words. */
function unsupportedAmong(chosen: readonly ChosenFile[]): Fault {
  const all = (kind: string) => chosen.every(({ file }) => file.type.startsWith(kind));
  if (all('image/')) return uploadFlows.ONLY_IMAGES.unsupported;
  return all('video/') ? uploadFlows.ONE_VIDEO.unsupported : unsupported;
}

const offer = ({ file, size }: ChosenFile) => ({ fileName: file.name, type: file.type, size });

/** `left`: what is too much at once, and why (`fault`). */
export type Choice = {
  readonly kept: readonly ChosenFile[];
  readonly refused: readonly { readonly name: string; readonly fault: Fault }[];
  readonly left: readonly ChosenFile[];
  readonly fault?: Fault | undefined;
};

/** `faults`: of each that was chosen, in their order. */
function sort(chosen: readonly ChosenFile[], faults: readonly (Fault | undefined)[]): Pick<Choice, 'kept' | 'refused'> {
  const refused = chosen.flatMap(({ file: { name } }, place) => (faults[place] ? [{ name, fault: faults[place] }] : []));
  return { kept: chosen.filter((_, place) => !faults[place]), refused };
}

/** What of a choice may come, and what is refused at once, as the server would refuse it. What is kept is counted with what is `queued`, and what is too much then is left for an upload after this one; `maxBytes` of the largest file the plan says. The space is the server's to judge. */
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
