import { freezeWhole } from '@kloak/platform/immutable.ts';
import fc from 'fast-check';
import { jsonOf } from './json.ts';

const scalar = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constantFrom(null, undefined, new Date(0)));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, tie('list'), tie('fields'), tie('fixed')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  fields: fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  fixed: tie('fields').map(freezeWhole),
}));

it('is that of the built-in function, whichever parts are immutable', () => {
  fc.assert(
    fc.property(fc.array(value), (list) => {
      for (const time of [1, 2]) expect(jsonOf({ time, list, last: list.at(-1) }).toString()).toBe(JSON.stringify({ time, list, last: list.at(-1) }));
    }),
  );
});

it('is made once of an immutable part', () => {
  let reads = 0;
  const part = freezeWhole({
    get text() {
      reads += 1;
      return 'a';
    },
  });
  reads = 0;
  for (const _time of [1, 2, 3]) expect(jsonOf({ list: [part] }).toString()).toBe('{"list":[{"text":"a"}]}');
  expect(reads).toBe(1);
});
