import { frameOf } from '../../../files/read-video.ts';
import { memberState } from '../../../lib/member-state.ts';
import type { DrawnJpegs } from './draw-jpegs.ts';
import { startWorker, type WorkerClient } from './worker-client.ts';

type DrawRequest = { readonly file: File; readonly resolve: (drawn: DrawnJpegs | undefined) => void };
/** Without the preview once that is sent. */
type KeptJpegs = Pick<DrawnJpegs, 'thumb'> & Partial<DrawnJpegs>;
type DrawQueue = {
  readonly results: WeakMap<File, Promise<KeptJpegs | undefined>>;
  readonly requests: DrawRequest[];
  /** Files on the screen, which go first. */
  readonly visible: WeakSet<File>;
  worker: WorkerClient<DrawnJpegs> | undefined;
  /** Number of files that the worker has drawn. */
  drawn: number;
  busy: boolean;
};

/** A worker allocates so little that it hardly ever collects its garbage, and with it the pictures that it answered. Another one follows it. */
const filesPerWorker = 32;

const drawQueue = memberState<DrawQueue>(
  () => ({ results: new WeakMap(), requests: [], visible: new WeakSet(), worker: startDrawing(), drawn: 0, busy: false }),
  { end: ({ worker }) => worker?.end() },
);
const startDrawing = () => startWorker<DrawnJpegs>(() => new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' }));

/**
 * Draws pictures of a chosen file, once; nothing if this browser cannot read it. A worker draws one file at a time, so that only one is
 * decoded in memory. `visible`: it is on the screen.
 */
export function drawFile(file: File, { visible = false } = {}): Promise<KeptJpegs | undefined> {
  const queue = drawQueue();
  if (visible) queue.visible.add(file);
  const known = queue.results.get(file);
  if (known) return known;
  const result = new Promise<DrawnJpegs | undefined>((resolve) => queue.requests.push({ file, resolve }));
  queue.results.set(file, result);
  if (!queue.busy) void drawAll(queue);
  return result;
}

/** Frees the preview of a file, which is sent once. The small picture stays for this page. */
export function releasePreview(file: File): void {
  const { results } = drawQueue();
  const drawn = results.get(file);
  if (drawn) results.set(file, drawn.then(withoutPreview));
}

const withoutPreview = (drawn: KeptJpegs | undefined) => drawn && { thumb: drawn.thumb };

async function drawAll(queue: DrawQueue): Promise<void> {
  queue.busy = true;
  if (queue.worker?.isBroken()) renewWorker(queue);
  for (let next = takeNext(queue); next; next = takeNext(queue)) {
    if (queue.drawn >= filesPerWorker) renewWorker(queue);
    const drawn = await draw(queue.worker, next.file);
    queue.drawn += 1;
    // A later attempt may load the worker's code.
    if (queue.worker?.isBroken()) queue.results.delete(next.file);
    next.resolve(drawn);
  }
  queue.busy = false;
}

function renewWorker(queue: DrawQueue): void {
  queue.worker?.end();
  queue.worker = startDrawing();
  queue.drawn = 0;
}

function takeNext({ requests, visible }: DrawQueue): DrawRequest | undefined {
  const index = requests.findIndex(({ file }) => visible.has(file));
  return requests.splice(Math.max(0, index), 1)[0];
}

async function draw(worker: WorkerClient<DrawnJpegs> | undefined, file: File): Promise<DrawnJpegs | undefined> {
  if (!worker) return undefined;
  if (!file.type.startsWith('video/')) return worker.ask(file);
  const frame = await frameOf(file);
  return frame && worker.ask(frame, { transfer: [frame] });
}
