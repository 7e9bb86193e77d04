const before = new Map<string, PropertyDescriptor | undefined>();

/** Replaces globals until the end of the test file. */
export function lendGlobals(values: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(values)) if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.assign(globalThis, values);
}

/** Puts replaced globals back, since the next test file of this worker shares them. */
export function returnGlobals(): void {
  for (const [name, property] of before) {
    if (property) Object.defineProperty(globalThis, name, property);
    else Reflect.deleteProperty(globalThis, name);
  }
  before.clear();
}
