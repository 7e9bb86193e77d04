import fc from 'fast-check';
import { jsonExtent } from './json-extent.ts';

const most = { depth: 1e9, values: 1e9, keys: 1e9 };
const extentOf = (text: string) => jsonExtent(Buffer.from(text), most);

/** The same, counted in the parsed value. */
function counted(value: unknown): { depth: number; values: number; keys: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 0, keys: 0 };
  const inside = Object.values(value).map(counted);
  const sum = (name: 'values' | 'keys') => inside.reduce((total, one) => total + one[name], 0);
  return {
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
    values: Math.max(1, inside.length) + sum('values'),
    keys: (Array.isArray(value) ? 0 : inside.length) + sum('keys'),
  };
}

it('of any JSON is that of what it stands for', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 2), (value, spaces) => {
      const text = JSON.stringify(value, null, spaces);
      expect(extentOf(text)).toEqual(counted(JSON.parse(text)));
    }),
  );
});

it.each([
  ['brackets in a text', '{"a":"[[[{{{"}', { depth: 1, values: 1, keys: 1 }],
  ['an escaped quote', '["\\"[[[","\\\\",[]]', { depth: 2, values: 4, keys: 0 }],
  ['a text without end', '["[[[[', { depth: 1, values: 1, keys: 0 }],
  ['an escape without end', '["\\', { depth: 1, values: 1, keys: 0 }],
])('knows %s', (_what, text, extent) => {
  expect(extentOf(text)).toEqual(extent);
});

it('reads no further than it must', () => {
  expect(jsonExtent(Buffer.from('['.repeat(1000)), { ...most, depth: 10 }).depth).toBe(11);
  expect(jsonExtent(Buffer.from(`[${'0,'.repeat(1000)}0]`), { ...most, values: 10 }).values).toBe(11);
  expect(jsonExtent(Buffer.from(`{${'"":0,'.repeat(1000)}"":0}`), { ...most, keys: 10 }).keys).toBe(11);
});
