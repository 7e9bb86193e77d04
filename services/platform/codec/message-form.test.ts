import ownProtos from '@kloak/proto/types/messages.json' with { type: 'json' };
import { loadCodec, useProtos } from './codec.ts';
import { firstForms } from './first-forms.ts';

/** Form of an event with these fields, beside an enum and a message that it may contain. */
function formWith(fields: object, { reserved, values = {}, held = {} }: { reserved?: (number[] | string)[]; values?: object; held?: object } = {}) {
  const happened = { fields, ...(reserved && { reserved }) };
  const nested = { Happened: happened, Kind: { values: { KIND_UNSPECIFIED: 0, ...values } }, Held: { fields: { one: { type: 'string', id: 1 }, ...held } } };
  const messages = structuredClone(ownProtos.messages);
  Object.assign(messages.nested.kloak.nested.social.nested.v1.nested, nested);
  useProtos({ messages, events: { social: ['Happened'] } });
  return loadCodec().eventForm('social', 'Happened') ?? 0;
}
afterEach(() => useProtos(undefined));

const text = (id: number) => ({ type: 'string', id });
const [kind, held] = [
  { type: 'Kind', id: 8 },
  { type: 'Held', id: 9 },
];

it('a form grows with each field, also of a message in it, and with each value of an enum', () => {
  expect(formWith({ a: text(1), b: text(2) })).toBeGreaterThan(formWith({ a: text(1) }));
  expect(formWith({ held }, { held: { two: text(2) } })).toBeGreaterThan(formWith({ held }));
  expect(formWith({ kind }, { values: { LATER: 1 } })).toBeGreaterThan(formWith({ kind }));
});

it('a form does not fall where a field goes and its number stays reserved', () => {
  expect(formWith({ a: text(1) }, { reserved: [[2, 2], 'b'] })).toBe(formWith({ a: text(1), b: text(2) }));
  expect(formWith({ a: text(1), c: text(3) }, { reserved: [[2, 2], 'b'] })).toBeGreaterThan(formWith({ a: text(1), b: text(2) }));
});

it('no form of an event is smaller than it was once: a field that goes leaves its number reserved, a type stays', () => {
  for (const [service, types] of Object.entries(firstForms)) {
    for (const [type, first] of Object.entries(types))
      if ((loadCodec().eventForm(service, type) ?? 0) < first) throw new Error(`${service}.${type} knows less than it did`);
  }
});
