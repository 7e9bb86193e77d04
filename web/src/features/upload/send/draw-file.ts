import { frameOf } from '../../../lib/files/read-video.ts';
import { memberState } from '../../../lib/member-state.ts';
import type { Drawn } from './draw-jpegs.ts';
import { startThread, type Thread } from './worker-client.ts';

type DrawRequest = { readonly file: File; readonly resolve: (drawn: Drawn | undefined) => void };
type Studio = {
  readonly drawn: WeakMap<File, Promise<Drawn | undefined>>;
  readonly waiting: DrawRequest[];
  /** Those that are looked at go before the others. */
  readonly seen: WeakSet<File>;
  thread: Thread<Drawn> | undefined;
  busy: boolean;
};

const studio = memberState<Studio>(() => ({ drawn: new WeakMap(), waiting: [], seen: new WeakSet(), thread: startDrawing(), busy: false }), {
  end: ({ thread }) => thread?.end(),
});

const startDrawing = () => startThread<Drawn>(() => new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' }));

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
  if (here.thread?.isBroken()) here.thread = startDrawing();
  for (let next = take(here); next; next = take(here)) {
    const drawn = await draw(here.thread, next.file);
    // It may be drawn later, when the code has come.
    if (here.thread?.isBroken()) here.drawn.delete(next.file);
    next.resolve(drawn);
  }
  here.busy = false;
}

function take({ waiting, seen }: Studio): DrawRequest | undefined {
  const place = waiting.findIndex(({ file }) => seen.has(file));
  return waiting.splice(Math.max(0, place), 1)[0];
}

async function draw(thread: Thread<Drawn> | undefined, file: File): Promise<Drawn | undefined> {
  if (!thread) return undefined;
  if (!file.type.startsWith('video/')) return thread.ask(file);
  const frame = await frameOf(file);
  return frame && thread.ask(frame, { hand: [frame] });
}
