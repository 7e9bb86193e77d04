import { Refusal } from '../errors.ts';
import { type Fields, isFields } from './fields.ts';
import { type EnumShape, type FieldShape, type MessageShape, objectMaker, type ValueShape, type Whole } from './message-shapes.ts';

/** Permission to leave enums at their value 0. */
export type WriteOptions = { unspecified: 'allowed' | 'refused' };
type Write = (value: unknown, label: string) => unknown;

/** Type of the value found instead, without the text of strings: it may be secret. */
function found(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a Date';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' ? `number ${value}` : `a ${typeof value}`;
}

const wrong = (label: string, value: unknown, wanted: string): Error => new Error(`${label}: ${found(value)} is not ${wanted}`);

function writeText(value: unknown, label: string): string {
  if (typeof value !== 'string') throw wrong(label, value, 'a string');
  // Half a surrogate pair cannot be stored. It can only be outside input, so it is refused and is no defect.
  if (!value.isWellFormed()) throw new Refusal('invalid', 'bad-request', 'The text holds a broken character.');
  return value;
}

function writeTruth(value: unknown, label: string): boolean {
  if (typeof value !== 'boolean') throw wrong(label, value, 'true or false');
  return value;
}

function writeNumber(value: unknown, label: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(label, value, 'a number');
  return value;
}

function wholeWriter({ from, to }: Whole): Write {
  return (value, label) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) throw wrong(label, value, `a whole number from ${from} to ${to}`);
    return value;
  };
}

function enumWriter({ name, numbers }: EnumShape, { unspecified }: WriteOptions): Write {
  return (value, label) => {
    if (typeof value !== 'string') throw wrong(label, value, `a value of ${name}`);
    const number = numbers.get(value);
    if (number === undefined || (number === 0 && unspecified === 'refused')) throw new Error(`${label}: ${value.slice(0, 40)} is not a value of ${name}`);
    return number;
  };
}

function valueWriter(value: ValueShape, options: WriteOptions, writers: Writers): Write {
  if (value.kind === 'message') return messageWriter(value.shape(), options, writers);
  if (value.kind === 'enum') return enumWriter(value, options);
  if (value.kind === 'whole') return wholeWriter(value);
  return { text: writeText, truth: writeTruth, number: writeNumber }[value.kind];
}

export const isPlain = (value: unknown): value is Fields => {
  if (!isFields(value)) return false;
  // Accepts plain objects of other realms, which have another `Object.prototype`.
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

function listWriter(write: Write): Write {
  return (value, label) => {
    if (!Array.isArray(value)) throw wrong(label, value, 'a list');
    return value.map((part: unknown) => write(part, label));
  };
}

function mapWriter(write: Write): Write {
  return (value, label) => {
    if (!isPlain(value)) throw wrong(label, value, 'a map');
    const written: Fields = {};
    for (const key of Object.keys(value)) {
      if (key === '__proto__') throw wrong(label, key, 'a key');
      written[key] = write(value[key], label);
    }
    return written;
  };
}

type FieldWriter = FieldShape & { write: Write; needed: boolean };
type Writers = Map<MessageShape, Write>;

function fieldWriter(field: FieldShape, options: WriteOptions, writers: Writers): FieldWriter {
  const one = valueWriter(field.value, options, writers);
  const write = field.many === 'list' ? listWriter(one) : field.many === 'map' ? mapWriter(one) : one;
  return { ...field, write, needed: field.value.kind === 'enum' && field.many === 'one' && !field.optional && options.unspecified === 'refused' };
}

function checkOneofs(shape: MessageShape, value: Fields): void {
  for (const [name, members] of shape.oneofs) {
    if (members.length > 1 && members.filter((member) => value[member] != null).length > 1) throw new Error(`${shape.name}.${name}: more than one is set`);
  }
}

function messageWriter(shape: MessageShape, options: WriteOptions, writers: Writers): Write {
  const known = writers.get(shape);
  if (known) return known;
  let fields: Map<string, FieldWriter>;
  const make = objectMaker();
  const write: Write = (value, label) => {
    if (!isPlain(value)) throw wrong(label, value, `a ${shape.name}`);
    const written = make();
    for (const name of Object.keys(value)) {
      const field = fields.get(name);
      const given = value[name];
      if (field === undefined) {
        // A message that was read may name the member of a oneof that is set; it is not written.
        if (shape.oneofs.has(name)) continue;
        throw new Error(`${shape.name}.${name}: there is no such field`);
      }
      // A message that is not there is null in the generated types.
      if (given === undefined || (given === null && field.value.kind === 'message' && field.many === 'one')) continue;
      written[name] = field.write(given, field.label);
    }
    for (const field of needed) if (written[field.name] === undefined) throw new Error(`${field.label}: an enum must be specified`);
    if (shape.oneofs.size > 0) checkOneofs(shape, value);
    return written;
  };
  writers.set(shape, write);
  fields = new Map(shape.fields.map((field) => [field.name, fieldWriter(field, options, writers)]));
  const needed = [...fields.values()].filter((field) => field.needed);
  return write;
}

/** Verifies an object of a message completely, and returns a copy for encoding; throws an Error that names the fault. */
export function compileWriter(shape: MessageShape, options: WriteOptions): (value: object) => object {
  const write = messageWriter(shape, options, new Map());
  return (value) => {
    const written = write(value, shape.name);
    return isFields(written) ? written : {};
  };
}
