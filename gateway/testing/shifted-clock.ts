// The clock of the machine, which a test sets, and puts right.
const right = Date;
let offMs = 0;
const now = () => right.now() + offMs;
const shifted = new Proxy(right, {
  construct: (real, args, self) => Reflect.construct(real, args.length === 0 ? [now()] : args, self),
  get: (real, name, self) => (name === 'now' ? now : Reflect.get(real, name, self)),
});

/** Sets the clock ahead or back by `ms`. */
export function shiftClock(ms: number): void {
  offMs = ms;
  globalThis.Date = shifted;
}

export function resetClock(): void {
  offMs = 0;
  globalThis.Date = right;
}
