// Immutable objects, and results that are computed once for each. [Note: Computed once] A store keeps read documents in memory, frozen, and gives out the
// same object until the document changes. Pure functions of it, and the messages they make, are therefore computed once and never out of date: a changed
// document is another object. Access is decided for each call, before.

const immutable = new WeakSet<object>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function freezeParts(value: unknown): void {
  if (!isObject(value) || immutable.has(value)) return;
  for (const part of Object.values(value)) freezeParts(part);
  Object.freeze(value);
}

/** Freezes plain data with all its parts, and remembers that it is. Returns the same value. */
export function freezeWhole<Value>(value: Value): Value {
  if (isObject(value)) {
    freezeParts(value);
    immutable.add(value);
  }
  return value;
}

/** True for what `freezeWhole` has frozen, but not for its parts. */
export const isImmutable = (value: object): boolean => immutable.has(value);

/** Computes a pure function of two values once, while both are the same and immutable. The result is frozen then. It keeps the result of the last `beside`. */
export function oncePerPair<Source extends object, Beside, Made>(make: (source: Source, beside: Beside) => Made): (source: Source, beside: Beside) => Made {
  const known = new WeakMap<Source, { beside: Beside; made: Made }>();
  return (source, beside) => {
    const last = known.get(source);
    if (last !== undefined && last.beside === beside) return last.made;
    const made = make(source, beside);
    if (immutable.has(source) && (!isObject(beside) || immutable.has(beside))) known.set(source, { beside, made: freezeWhole(made) });
    return made;
  };
}

/** Computes a pure function once for each immutable object; the result is frozen then. */
export function oncePer<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const once = oncePerPair((source: Source, _beside: undefined) => make(source));
  return (source) => once(source, undefined);
}
