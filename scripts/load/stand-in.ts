// Substitute for k6. Runs a load script with modules and cookies for each virtual user, and prints the results. All users share this one process, and so one
// core.
//   scripts/load/stand-in.ts SCRIPT
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quantile } from '../bench/setup/rounds.ts';
import { newMeasures, type Thresholds } from './measures.ts';
import { type Modules, modulesFor } from './virtual-user.ts';

type Scenario = { exec: string; vus: number; duration: string };
type Script = { options: { scenarios: Record<string, Scenario>; thresholds: Thresholds } } & Record<string, unknown>;

/** Result, printed as JSON. */
export type StandInOutcome = {
  /** Failed checks, without duplicates. */
  unmet: string[];
  /** Parts of the script that k6 would not accept. */
  faults: string[];
  /** Unmet thresholds, with their measurements. */
  missed: string[];
  checked: number;
  iterations: number;
  /** Requests a second. */
  requestRate: number;
  /** 95th percentile by metric, in milliseconds. */
  p95: Record<string, number>;
};

const measures = newMeasures();
for (const metric of ['checks', 'http_req_failed', 'http_req_duration']) measures.declare(metric);
const unmet = new Set<string>();
const load = { measures, startTime: Date.now(), fail: (check: string) => void unmet.add(check) };
const modulesOf: Modules[] = [];

function open(path: string, mode?: 'b') {
  const bytes = readFileSync(path);
  return mode === 'b' ? new Uint8Array(bytes).buffer : bytes.toString();
}

Object.assign(globalThis, { __ENV: process.env, k6Modules: modulesOf, open });

/** Marks the modules of a virtual user, so that each has its own. */
const mark = 'virtual-user';
const markOf = (url = '') => new RegExp(`\\?${mark}=(\\d+)$`).exec(url)?.[1];

registerHooks({
  resolve(specifier, context, next) {
    const id = markOf(context.parentURL);
    if (id === undefined) return next(specifier, context);
    if (Object.hasOwn(modulesOf[Number(id)] ?? {}, specifier)) return { url: `k6:${specifier}?${mark}=${id}`, shortCircuit: true };
    return next(`${specifier}?${mark}=${id}`, context);
  },
  load(url, context, next) {
    const [, specifier] = /^k6:(.*)\?/.exec(url) ?? [];
    if (specifier === undefined) return next(url, context);
    const part = `globalThis.k6Modules[${markOf(url)}]['${specifier}']`;
    const names = Object.keys(modulesOf[Number(markOf(url))]?.[specifier] ?? {});
    const lines = names.map((name) => (name === 'default' ? `export default ${part}.default;` : `export const ${name} = ${part}.${name};`));
    return { format: 'module', source: lines.join('\n'), shortCircuit: true };
  },
});

const script = pathToFileURL(resolve(process.argv[2] ?? '')).href;
async function newUser(): Promise<Script> {
  const id = modulesOf.length;
  modulesOf.push(modulesFor(id, load));
  return await import(`${script}?${mark}=${id}`);
}

let iterations = 0;
async function runScenario({ exec, vus, duration }: Scenario): Promise<void> {
  const endsAt = load.startTime + Number.parseFloat(duration) * 1000;
  await Promise.all(
    Array.from({ length: vus }, async () => {
      const { [exec]: iterate } = await newUser();
      if (typeof iterate !== 'function') throw new Error(`${exec} is no function of the script`);
      do {
        // An error ends the iteration; the next one begins.
        await Promise.resolve(iterate()).catch((error: unknown) => load.fail(`it ends without a fault: ${error instanceof Error ? error.message : error}`));
        iterations += 1;
      } while (Date.now() < endsAt);
    }),
  );
}

// User number 0 only reads the options.
const { scenarios, thresholds } = (await newUser()).options;
await Promise.all(Object.values(scenarios).map(runScenario));
const seconds = (Date.now() - load.startTime) / 1000;
const times = Object.keys(thresholds).filter((metric) => !/^(checks|http_req_failed)$/.test(metric));
const outcome: StandInOutcome = {
  unmet: [...unmet],
  faults: measures.faults(thresholds),
  missed: measures.missed(thresholds),
  checked: measures.of('checks').length,
  iterations,
  requestRate: measures.of('http_req_duration').length / seconds,
  p95: Object.fromEntries(times.map((metric) => [metric, quantile(measures.of(metric), 0.95)])),
};
console.log(JSON.stringify(outcome));
// Exits without waiting for pending timers.
process.exit();
