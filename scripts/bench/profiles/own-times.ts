import type { Profiler } from 'node:inspector';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

type Frame = Profiler.ProfileNode['callFrame'];

const root = resolve(import.meta.dirname, '../../..');
/** V8's names for time in which no code ran. */
const idle = new Set(['(idle)', '(root)']);
/** The profiler itself. */
const profiler = 'node:inspector';
/** A package's name, or our own folder down to the third level. */
const owner = /^(?:.*node_modules\/((?:@[^/]+\/)?[^/]+)|(?:[^/]+\/){1,3})/;

/** CPU time of some code itself, without the functions that it calls. */
export type OwnTime = { readonly name: string; readonly microseconds: number };

const fileOf = ({ url }: Frame) => (url.startsWith('file:') ? relative(root, fileURLToPath(url)) : url);

/** Name of a function with its file and line; built-in functions have none. */
const functionOf = (frame: Frame) => `${frame.functionName || '(anonymous)'}${frame.url === '' ? '' : ` ${fileOf(frame)}:${frame.lineNumber + 1}`}`;

/** Package or folder of a function. */
function ownerOf(frame: Frame): string {
  if (frame.url === '') return frame.functionName.startsWith('(') ? frame.functionName : 'functions built in';
  if (frame.url.startsWith('node:')) return 'Node';
  const [folder = '', name] = owner.exec(fileOf(frame)) ?? [];
  return name ?? folder;
}

function sums({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, nameOf: (frame: Frame) => string): readonly OwnTime[] {
  const byNode = new Map<number, number>();
  // The clock of a profile may go back a little between two threads.
  for (const [at, id] of samples.entries()) byNode.set(id, (byNode.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0));
  const byName = new Map<string, number>();
  for (const { id, callFrame } of nodes) {
    if (idle.has(callFrame.functionName) || callFrame.url === profiler) continue;
    const name = nameOf(callFrame);
    byName.set(name, (byName.get(name) ?? 0) + (byNode.get(id) ?? 0));
  }
  return [...byName].map(([name, microseconds]) => ({ name, microseconds })).sort((a, b) => b.microseconds - a.microseconds);
}

/** Functions of a CPU profile, the longest own time first. */
export const timesByFunction = (profile: Profiler.Profile): readonly OwnTime[] => sums(profile, functionOf);

/** Packages and folders of a CPU profile, the longest own time first. */
export const timesByOwner = (profile: Profiler.Profile): readonly OwnTime[] => sums(profile, ownerOf);
