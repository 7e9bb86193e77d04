import { memberState } from '../../lib/member-state.ts';
import { askThread, startThread } from '../../lib/thread.ts';
import type { Drawn } from './draw-jpegs.ts';
import { frameOf } from './read-video.ts';

type Waiting = { readonly file: File; readonly resolve: (drawn: Drawn | undefined) => void };
type Studio = {
  readonly drawn: WeakMap<File, Promise<Drawn | undefined>>;
  readonly waiting: Waiting[];
  /** Those that are looked at go before the others. */
  readonly seen: WeakSet<File>;
  readonly thread: Worker | undefined;
  busy: boolean;
};

const studio = memberState<Studio>(() => ({ drawn: new WeakMap(), waiting: [], seen: new WeakSet(), thread: startDrawing(), busy: false }), {
  end: ({ thread }) => thread?.terminate(),
});

const startDrawing = () => startThread(() => new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' }));

/**
 * Pictures of a chosen file; nothing where this browser cannot read it. Drawn once, in a thread of its own, and one file at a time, so that no more
 * than one is ever held decoded. `seen`: it is looked at.
 */
export function drawFile(file: File, { seen = false } = {}): Promise<Drawn | undefined> {
  const here = studio();
  if (seen) here.seen.add(file);
  const known = here.drawn.get(file);
  if (known) return known;
  const drawn = new Promise<Drawn | undefined>((resolve) => here.waiting.push({ file, resolve }));
  here.drawn.set(file, drawn);
  if (!here.busy) void drawAll(here);
  return drawn;
}

async function drawAll(here: Studio): Promise<void> {
  here.busy = true;
  for (let next = take(here); next; next = take(here)) next.resolve(await draw(here.thread, next.file));
  here.busy = false;
}

function take({ waiting, seen }: Studio): Waiting | undefined {
  const place = waiting.findIndex(({ file }) => seen.has(file));
  return waiting.splice(Math.max(0, place), 1)[0];
}

async function draw(thread: Worker | undefined, file: File): Promise<Drawn | undefined> {
  if (!thread) return undefined;
  if (!file.type.startsWith('video/')) return askThread<Drawn>(thread, file);
  const frame = await frameOf(file);
  return frame && askThread<Drawn>(thread, frame, { hand: [frame] });
}
