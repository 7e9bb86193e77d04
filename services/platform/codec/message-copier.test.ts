import fc from 'fast-check';
import { Refusal } from '../errors.ts';
import { freezeWhole } from '../immutable.ts';
import { isLongRun } from '../testing/long.ts';
import { loadCodec, maxMessageBytes } from './codec.ts';
import { type FieldShape, type MessageShape, readProtos, type ValueShape } from './message-shapes.ts';

const codec = loadCodec();
const deepest = 3;

/** Values that no field takes, or only some. */
const strange = fc.constantFrom<unknown[]>(null, undefined, -0, 1.5, 2 ** 53, Number.NaN, 7n, '\ud800', 'PAINTING', true, new Date(0), {}, [], [null], {
  colour: 'red',
});

function rightValue(value: ValueShape, depth: number): fc.Arbitrary<unknown> {
  if (value.kind === 'text') return fc.string({ unit: 'binary', maxLength: 8 });
  if (value.kind === 'truth') return fc.boolean();
  if (value.kind === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (value.kind === 'whole')
    return fc.oneof(fc.constant(-0), fc.constant(value.to), fc.maxSafeInteger()).map((n) => Math.min(Math.max(n, value.from), value.to));
  if (value.kind === 'enum') return fc.constantFrom(...value.numbers.keys());
  return messages(value.shape(), depth + 1);
}

function fieldValues(field: FieldShape, depth: number): fc.Arbitrary<unknown> {
  const one = rightValue(field.value, depth);
  const right =
    field.many === 'list'
      ? fc.array(one, { maxLength: 3 })
      : field.many === 'map'
        ? fc.dictionary(fc.string(), one, { maxKeys: 3, noNullPrototype: true })
        : one;
  return fc.oneof({ arbitrary: right, weight: 80 }, { arbitrary: strange, weight: 1 });
}

/** Messages with any of their fields, mostly valid. */
function messages(shape: MessageShape, depth = 0): fc.Arbitrary<object> {
  if (depth > deepest) return fc.constant({});
  const fields = Object.fromEntries(shape.fields.map((field) => [field.name, fieldValues(field, depth)]));
  const known = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }));
  const more = fc.constantFrom(...shape.oneofs.keys(), 'colour').map((name) => ({ [name]: 'red' }));
  return fc.oneof({ arbitrary: known, weight: 40 }, { arbitrary: fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other })), weight: 1 });
}

type Outcome = { value: unknown; keys: string } | { error: string };

/** The value with the order of its keys, or the refusal or defect. */
function outcomeOf(act: () => unknown): Outcome {
  try {
    const value = act();
    return { value, keys: JSON.stringify(value) };
  } catch (error) {
    return { error: error instanceof Refusal ? JSON.stringify([error.kind, error.code, error.message]) : String(error) };
  }
}

const methods = [...readProtos()].flatMap(([service, { methods: own, log }]) => [...own, ...log].map((method) => ({ service, ...method })));

describe('a copied message equals the one that is written and read', () => {
  it.each(methods)('of $path', ({ service, name, request, response }) => {
    const { copyRequest, copyResponse, readRequest, readResponse, writeRequest, writeResponse } = codec.method(service, name);
    const runs = { numRuns: isLongRun ? 500 : 15 };
    const twoSteps = <Sent>(send: () => Sent, read: (sent: Sent) => unknown): Outcome[] => {
      const made: Sent[] = [];
      const sending = outcomeOf(() => void made.push(send()));
      return [sending, ...made.map((sent) => outcomeOf(() => read(sent)))];
    };
    fc.assert(
      fc.property(messages(request), (value) => {
        const copied = twoSteps(
          () => copyRequest(value),
          (read) => read(),
        );
        expect(copied).toStrictEqual(twoSteps(() => writeRequest(value), readRequest));
      }),
      runs,
    );
    fc.assert(
      fc.property(messages(response), (value) => {
        expect(outcomeOf(() => copyResponse(value))).toStrictEqual(outcomeOf(() => readResponse(writeResponse(value))));
      }),
      runs,
    );
  });
});

describe('a copied message', () => {
  const getPost = codec.method('media', 'GetPost');
  const postIn = (response: object): unknown => Object.values(response)[0];
  const renditions = () => [{ key: 'k', width: 1, height: 1, type: 't', size: 1 }];

  it('shares nothing with what was sent', () => {
    const post = { id: 'p', renditions: renditions() };
    const copied = getPost.copyResponse({ post });
    post.renditions.splice(0);
    expect(copied).toMatchObject({ post: { renditions: renditions() } });
    expect(postIn(getPost.copyResponse({ post }))).not.toBe(postIn(getPost.copyResponse({ post })));
  });

  it('is one, and frozen, of an immutable part', () => {
    const post = freezeWhole({ id: 'p', renditions: renditions() });
    const [first, second] = [getPost.copyResponse({ post }), getPost.copyResponse({ post })];
    expect(first).not.toBe(second);
    expect(postIn(first)).toBe(postIn(second));
    expect(first).toStrictEqual(getPost.readResponse(getPost.writeResponse({ post })));
    expect(() => Object.assign(Object(postIn(first)), { title: 'else' })).toThrow(TypeError);
  });

  it('over 16 MB is a defect, also if an immutable part is what is long', () => {
    const long = 'x'.repeat(maxMessageBytes / 4 + 1);
    const post = freezeWhole({ id: 'p', albums: [long, long, long] });
    expect(getPost.copyResponse({ post })).toMatchObject({ post: { id: 'p' } });
    const tooLong = freezeWhole({ id: 'p', albums: [long, long, long, long] });
    for (const _time of [1, 2]) expect(() => getPost.copyResponse({ post: tooLong })).toThrow('more than a message may have');
  });
});
