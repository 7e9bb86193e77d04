/** A check of what came from outside; together they describe an answer of the API and give it its type. Fields nobody named are let through. */
export type Is<T> = (value: unknown) => value is T;
export type Described<I> = I extends Is<infer T> ? T : never;

type Fields = Readonly<Record<string, Is<unknown>>>;
type Read<F extends Fields> = { readonly [Name in keyof F]: Described<F[Name]> };

export const isText: Is<string> = (value) => typeof value === 'string';
export const isNumber: Is<number> = (value) => typeof value === 'number';
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function optional<T>(is: Is<T>): Is<T | undefined> {
  return (value): value is T | undefined => value === undefined || is(value);
}

export function listOf<T>(is: Is<T>): Is<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(is);
}

export function recordOf<T>(is: Is<T>): Is<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> => isRecord(value) && Object.values(value).every(is);
}

export function oneOf<T extends string>(...words: readonly T[]): Is<T> {
  return (value): value is T => words.some((word) => word === value);
}

export function having<F extends Fields>(fields: F): Is<Read<F>> {
  return (value): value is Read<F> => isRecord(value) && Object.entries(fields).every(([name, is]) => is(value[name]));
}
