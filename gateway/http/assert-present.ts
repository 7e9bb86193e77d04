/** Parts that every response contains, though proto3 cannot express it. */
export function assertPresent<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('an answer lacks a part');
  return value;
}
