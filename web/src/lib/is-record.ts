/** Whether something that no type vouches for (a push, the state of a history entry) has fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
