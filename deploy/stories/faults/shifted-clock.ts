// Preloaded into a process: shifts its clock by the seconds in a file named by its port. Without the file it is right.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Environment variable with the folder of these files. */
export const clocksVariable = 'SHIFTED_CLOCKS';

/** Sets the clock of the process on this port. */
export const shiftClock = (folder: string, port: number, seconds: number): void => writeFileSync(join(folder, String(port)), String(seconds));

const readEveryMs = 100;

function secondsIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function shift(file: string): void {
  let offMs = 0;
  setInterval(() => {
    offMs = secondsIn(file) * 1000;
  }, readEveryMs).unref();
  const right = Date;
  const now = () => right.now() + offMs;
  globalThis.Date = new Proxy(right, {
    construct: (real, args, self) => Reflect.construct(real, args.length === 0 ? [now()] : args, self),
    get: (real, name, self) => (name === 'now' ? now : Reflect.get(real, name, self)),
  });
}

const { [clocksVariable]: folder, PORT: port } = process.env;
if (folder !== undefined && port !== undefined) shift(join(folder, port));
