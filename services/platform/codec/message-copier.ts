// Copies of messages for calls within one process, equal to those that are written as bytes and read again. [Note: Copied messages] Everything unusual is
// left to the bytes: `undefined` is returned for a fault, a oneof, or a message that may be too long. So both ways refuse the same, in the same
// words. An immutable message has one copy, which is immutable as well.
import { freezeWhole, isImmutable } from '../immutable.ts';
import { type Fields, isFields } from './fields.ts';
import type { ReadOptions } from './message-reader.ts';
import { type EnumShape, type FieldShape, type MessageShape, objectMaker, type ValueShape, type Whole } from './message-shapes.ts';
import { isPlain } from './message-writer.ts';

/** Copies a value, or returns `unusual`. */
type Copy = (value: unknown) => unknown;
/** No value of a message is a symbol. */
const unusual = Symbol('unusual');

/** Upper bounds of bytes: of a character of text, of any other scalar, and of a tag with a length. */
const [characterBytes, scalarBytes, aroundBytes] = [3, 10, 10];
/** Upper bound of the bytes that the present message has, so far. Copying never awaits. */
let bytes = 0;

function copyText(value: unknown): unknown {
  if (typeof value !== 'string' || !value.isWellFormed()) return unusual;
  bytes += value.length * characterBytes;
  return value;
}

function copyTruth(value: unknown): unknown {
  bytes += scalarBytes;
  return typeof value === 'boolean' ? value : unusual;
}

function copyNumber(value: unknown): unknown {
  bytes += scalarBytes;
  return typeof value === 'number' && Number.isFinite(value) ? value : unusual;
}

function wholeCopier({ from, to }: Whole): Copy {
  return (value) => {
    bytes += scalarBytes;
    // Adds 0 because a whole number has no negative zero on the wire.
    return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value + 0 : unusual;
  };
}

function enumCopier({ numbers, names }: EnumShape, { unspecified }: ReadOptions): Copy {
  const known = new Map<unknown, unknown>();
  for (const [name, number] of numbers) if (number !== 0 || unspecified === 'allowed') known.set(name, names.get(number));
  return (value) => {
    bytes += scalarBytes;
    return known.get(value) ?? unusual;
  };
}

function listCopier(copy: Copy): Copy {
  return (value) => {
    if (!Array.isArray(value)) return unusual;
    const copied: unknown[] = [];
    for (const part of value) {
      bytes += aroundBytes;
      const one = copy(part);
      if (one === unusual) return unusual;
      copied.push(one);
    }
    return copied;
  };
}

function mapCopier(copy: Copy): Copy {
  return (value) => {
    if (!isPlain(value)) return unusual;
    const copied: Fields = {};
    for (const key of Object.keys(value)) {
      bytes += aroundBytes;
      const one = key === '__proto__' || copyText(key) === unusual ? unusual : copy(value[key]);
      if (one === unusual) return unusual;
      copied[key] = one;
    }
    return copied;
  };
}

function valueCopier(value: ValueShape, options: ReadOptions): Copy {
  if (value.kind === 'message') return messageCopier(value.shape(), options);
  if (value.kind === 'enum') return enumCopier(value, options);
  if (value.kind === 'whole') return wholeCopier(value);
  return { text: copyText, truth: copyTruth, number: copyNumber }[value.kind];
}

const noText = () => '';
const zero = () => 0;
const no = () => false;

/** Makes the value of an absent field; undefined if the field stays absent, `unusual` if it may not be. */
function absentMaker({ value, many, optional }: FieldShape, { unspecified }: ReadOptions): () => unknown {
  if (many === 'list') return () => [];
  if (many === 'map') return () => ({});
  if (value.kind === 'message') return () => null;
  if (optional) return () => undefined;
  if (value.kind === 'enum') return unspecified === 'allowed' ? () => value.unspecified : () => unusual;
  return value.kind === 'text' ? noText : value.kind === 'truth' ? no : zero;
}

type FieldCopier = { name: string; copy: Copy; absent: () => unknown; takesNull: boolean };

function fieldCopier(field: FieldShape, options: ReadOptions): FieldCopier {
  const one = valueCopier(field.value, options);
  const copy = field.many === 'list' ? listCopier(one) : field.many === 'map' ? mapCopier(one) : one;
  return { name: field.name, copy, absent: absentMaker(field, options), takesNull: field.value.kind === 'message' && field.many === 'one' };
}

/** Made at their first use, and shared by all methods. */
const copiers = { allowed: new WeakMap<MessageShape, Copy>(), refused: new WeakMap<MessageShape, Copy>() };

function messageCopier(shape: MessageShape, options: ReadOptions): Copy {
  const known = copiers[options.unspecified].get(shape);
  if (known) return known;
  let fields: FieldCopier[];
  const names = new Set(shape.fields.map(({ name }) => name));
  const hasChoice = [...shape.oneofs.values()].some((members) => members.length > 1);
  const make = objectMaker();
  const copies = new WeakMap<object, { copied: Fields; bytes: number }>();

  const copyFields = (value: Fields): Fields | undefined => {
    for (const name of Object.keys(value)) if (!names.has(name)) return undefined;
    const copied = make();
    for (const { name, copy, absent, takesNull } of fields) {
      const given = value[name];
      bytes += aroundBytes;
      const part = given === undefined || (given === null && takesNull) ? absent() : copy(given);
      if (part === unusual) return undefined;
      if (part !== undefined) copied[name] = part;
    }
    return copied;
  };

  const copy: Copy = (value) => {
    if (hasChoice || !isPlain(value)) return unusual;
    const stays = isImmutable(value);
    const kept = stays ? copies.get(value) : undefined;
    if (kept !== undefined) {
      bytes += kept.bytes;
      return kept.copied;
    }
    const before = bytes;
    const copied = copyFields(value);
    if (copied === undefined) return unusual;
    if (stays) copies.set(value, { copied: freezeWhole(copied), bytes: bytes - before });
    return copied;
  };
  copiers[options.unspecified].set(shape, copy);
  fields = shape.fields.map((field) => fieldCopier(field, options));
  return copy;
}

/** Copies a message of at most `maxBytes`; see [Note: Copied messages]. `unspecified` as for a reader of the bytes. */
export function copyMessage(shape: MessageShape, message: object, options: ReadOptions, maxBytes: number): object | undefined {
  bytes = 0;
  const copied = messageCopier(shape, options)(message);
  return isFields(copied) && bytes <= maxBytes ? copied : undefined;
}
