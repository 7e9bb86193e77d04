import type { Fault } from '@kloak/proto/rules/checked.ts';
import { fileKinds, kindByName } from '@kloak/proto/rules/file-kinds.ts';
import { uploadFlows } from '@kloak/proto/rules/upload-flows.ts';
import { checkFiles, readKinds, unsupported } from '@kloak/proto/rules/uploads.ts';
import { type ChosenFile, inTurn } from './chosen-file.ts';
import { readDuration } from './read-video.ts';

/** What the file dialog offers. */
export const pickable = fileKinds.flatMap(({ extensions, type }) => [...extensions.map((extension) => `.${extension}`), type]).join();

/** How JPEG, PNG and, at its fifth byte, HEIC begin. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^.{4}ftyp/s];

async function isPhotograph(file: File): Promise<boolean> {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return beginnings.some((beginning) => beginning.test(text));
}

/** Whether all that are named as photographs begin like one: who took a wrong file learns it now. What they really are the server judges. */
async function beginAsNamed(chosen: readonly ChosenFile[]): Promise<boolean> {
  const photographs = chosen.filter(({ file }) => kindByName(file.name)?.kind === 'IMAGE');
  return (await inTurn(photographs, ({ file }) => isPhotograph(file))).every(Boolean);
}

/** Whether a video is too short, where this browser can tell how long it is. */
async function tooShort(chosen: readonly ChosenFile[]): Promise<Fault | undefined> {
  const videos = chosen.filter(({ file }) => kindByName(file.name)?.kind === 'VIDEO');
  if (videos.length === 0) return undefined;
  return checkFiles(await Promise.all(videos.map(async (video) => ({ ...offer(video), duration: await readDuration(video.file) })))).fault;
}

/** What is said where some cannot be uploaded: of pictures alone, and of videos alone, in their own words. */
function unsupportedAmong(chosen: readonly ChosenFile[]): Fault {
  const all = (kind: string) => chosen.every(({ file }) => file.type.startsWith(kind));
  if (all('image/')) return uploadFlows.ONLY_IMAGES.unsupported;
  return all('video/') ? uploadFlows.ONE_VIDEO.unsupported : unsupported;
}

const offer = ({ file, size }: ChosenFile) => ({ fileName: file.name, size });

/** Why a choice is refused at once, as the server would refuse it, or nothing; it is counted with what is `queued`. The largest size and the space are the server's to judge. */
export async function checkChosen(chosen: readonly ChosenFile[], queued: readonly ChosenFile[] = []): Promise<Fault | undefined> {
  const fault = checkFiles([...queued, ...chosen].map(offer)).fault ?? (readKinds(chosen.map(offer)).fault && unsupportedAmong(chosen));
  if (fault) return fault;
  return (await beginAsNamed(chosen)) ? tooShort(chosen) : unsupported;
}
