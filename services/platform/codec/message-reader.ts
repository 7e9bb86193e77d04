import { type Fields, isFields } from './fields.ts';
import { type EnumShape, type FieldShape, type MessageShape, objectMaker, type ValueShape, type Whole } from './message-shapes.ts';

/** Permission for enums with their value 0. */
export type ReadOptions = { unspecified: 'allowed' | 'refused' };
type Read = (value: unknown, label: string) => unknown;

/** Text, booleans and doubles stay as the decoder made them. */
const asDecoded: Read = (value) => value;

const isWide = (value: unknown): value is { toNumber(): number } =>
  typeof value === 'object' && value !== null && 'toNumber' in value && typeof value.toNumber === 'function';

/** Beyond 2^53 a double cannot hold every whole number. */
function wideReader({ from, to }: Whole): Read {
  return (value, label) => {
    const number = isWide(value) ? value.toNumber() : value;
    if (typeof number !== 'number' || number < from || number > to) throw new Error(`${label}: the number is too large`);
    return number;
  };
}

function enumReader({ name, names }: EnumShape, { unspecified }: ReadOptions): Read {
  return (value, label) => {
    const word = typeof value === 'number' ? names.get(value) : undefined;
    if (word === undefined || (value === 0 && unspecified === 'refused')) throw new Error(`${label}: ${value} is not a value of ${name}`);
    return word;
  };
}

type Readers = Map<MessageShape, Read>;

function valueReader(value: ValueShape, options: ReadOptions, readers: Readers): Read {
  if (value.kind === 'whole') return value.wide ? wideReader(value) : asDecoded;
  if (value.kind === 'enum') return enumReader(value, options);
  if (value.kind === 'message') return messageReader(value.shape(), options, readers);
  return asDecoded;
}

function mapReader(read: Read): Read {
  return (value, label) => (isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(part, label)])) : {});
}

function listReader(read: Read): Read {
  return (value, label) => (Array.isArray(value) ? value.map((part: unknown) => read(part, label)) : []);
}

type FieldReader = { name: string; label: string; read: Read; absent: 'stays' | 'null' | 'default' };

function fieldReader(field: FieldShape, options: ReadOptions, readers: Readers): FieldReader {
  const one = valueReader(field.value, options, readers);
  const read = field.many === 'list' ? listReader(one) : field.many === 'map' ? mapReader(one) : one;
  const single = field.many === 'one';
  const absent = !single ? 'default' : field.optional ? (field.value.kind === 'message' ? 'null' : 'stays') : 'default';
  return { name: field.name, label: field.label, read, absent };
}

function messageReader(shape: MessageShape, options: ReadOptions, readers: Readers): Read {
  const known = readers.get(shape);
  if (known) return known;
  let fields: FieldReader[];
  const make = objectMaker();
  const read: Read = (message) => {
    if (!isFields(message)) throw new Error(`${shape.name}: no message`);
    const result = make();
    for (const field of fields) {
      // Decoded messages inherit proto3's defaults, also null or a 64-bit zero for fields that may be absent.
      const value = field.absent === 'default' || Object.hasOwn(message, field.name) ? message[field.name] : null;
      if (value !== null || field.absent === 'default') result[field.name] = field.read(value, field.label);
      else if (field.absent === 'null') result[field.name] = null;
    }
    return result;
  };
  readers.set(shape, read);
  fields = shape.fields.map((field) => fieldReader(field, options, readers));
  return read;
}

/** Converts a decoded message into new plain objects with all fields; throws an Error that names the fault. */
export function compileReader(shape: MessageShape, options: ReadOptions): (message: Fields) => object {
  const read = messageReader(shape, options, new Map());
  return (message) => {
    const result = read(message, shape.name);
    return isFields(result) ? result : {};
  };
}
