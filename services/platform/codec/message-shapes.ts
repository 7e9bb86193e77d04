// Facts about each message for writing and reading, from the protos.
import ownProtos from '@kloak/proto/types/messages.json' with { type: 'json' };
import protobuf from 'protobufjs/light.js';
import { type Fields, isFields } from './fields.ts';

/** A range of whole numbers; `wide` ones take 64 bits on the wire. */
export type Whole = { kind: 'whole'; from: number; to: number; wide: boolean };
export type EnumShape = { kind: 'enum'; name: string; numbers: Map<string, number>; names: Map<number, string>; unspecified: string; reserved: number };
export type ValueShape = { kind: 'text' } | { kind: 'truth' } | { kind: 'number' } | Whole | EnumShape | { kind: 'message'; shape: () => MessageShape };
export type FieldShape = { name: string; label: string; value: ValueShape; many: 'one' | 'list' | 'map'; optional: boolean };
export type MessageShape = {
  name: string;
  fields: FieldShape[];
  /** Groups of fields of which at most one is set: name → its fields. They include the one-field groups of `optional`. */
  oneofs: Map<string, string[]>;
  /** Number of field numbers that were used before and are reserved now. */
  reserved: number;
  /** Encodes an object whose enums are numbers. */
  encode(message: object): Buffer;
  decode(bytes: Buffer): Fields;
};
/** `maxSeconds`: time limit of a call, if the proto has one. */
export type MethodShape = { name: string; path: string; streams: boolean; maxSeconds: number | undefined; request: MessageShape; response: MessageShape };
export type ServiceShapes = { events: MessageShape[]; methods: MethodShape[]; log: MethodShape[] };

const safe = Number.MAX_SAFE_INTEGER;
const whole = (from: number, to: number, wide = false): Whole => ({ kind: 'whole', from, to, wide });
const [small, natural] = [whole(-(2 ** 31), 2 ** 31 - 1), whole(0, 2 ** 32 - 1)];
const [large, largeNatural] = [whole(-safe, safe, true), whole(0, safe, true)];
/** There is no `bytes`: bytes go through the blobs port. */
const scalars: Record<string, ValueShape> = {
  string: { kind: 'text' },
  bool: { kind: 'truth' },
  double: { kind: 'number' },
  int32: small,
  sint32: small,
  sfixed32: small,
  uint32: natural,
  fixed32: natural,
  int64: large,
  sint64: large,
  sfixed64: large,
  uint64: largeNatural,
  fixed64: largeNatural,
};

function countReserved({ reserved = [] }: protobuf.Type | protobuf.Enum): number {
  let count = 0;
  for (const range of reserved) if (typeof range !== 'string') count += (range[1] ?? 0) - (range[0] ?? 0) + 1;
  return count;
}

function enumShape(type: protobuf.Enum): EnumShape {
  const rows = Object.entries(type.values);
  const names = new Map(rows.map(([name, number]) => [number, name]));
  return { kind: 'enum', name: type.name, numbers: new Map(rows), names, unspecified: names.get(0) ?? '', reserved: countReserved(type) };
}

/** Makes empty plain objects for one kind of message: through a constructor of their own they grow in place as fields are set, twice as fast as from `{}`. */
export function objectMaker(): () => Fields {
  function Message() {}
  Message.prototype = Object.prototype;
  return () => Reflect.construct(Message, []);
}

type Shapes = Map<protobuf.Type, MessageShape>;

function valueShape(field: protobuf.Field, shapes: Shapes): ValueShape {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return enumShape(type);
  if (type instanceof protobuf.Type) return { kind: 'message', shape: () => messageShape(type, shapes) };
  const scalar = scalars[field.type];
  if (!scalar) throw new Error(`${field.fullName}: the codec does not carry ${field.type}`);
  return scalar;
}

function fieldShape(field: protobuf.Field, shapes: Shapes): FieldShape {
  if (field instanceof protobuf.MapField && field.keyType !== 'string') throw new Error(`${field.fullName}: keys of a map are strings`);
  return {
    name: field.name,
    label: `${field.parent?.name}.${field.name}`,
    value: valueShape(field, shapes),
    many: field.map ? 'map' : field.repeated ? 'list' : 'one',
    optional: field.partOf !== null || field.resolvedType instanceof protobuf.Type,
  };
}

function messageShape(type: protobuf.Type, shapes: Shapes): MessageShape {
  const known = shapes.get(type);
  if (known) return known;
  const shape: MessageShape = {
    name: type.name,
    fields: type.fieldsArray.map((field) => fieldShape(field, shapes)),
    oneofs: new Map(type.oneofsArray.map((oneof) => [oneof.name, oneof.fieldsArray.map(({ name }) => name)])),
    reserved: countReserved(type),
    encode: (message) => Buffer.from(type.encode(message).finish()),
    decode(bytes) {
      const message: unknown = type.decode(bytes);
      return isFields(message) ? message : {};
    },
  };
  shapes.set(type, shape);
  return shape;
}

function maxSecondsOf({ options }: protobuf.Method): number | undefined {
  const seconds: unknown = options?.['(kloak.platform.v1.max_seconds)'];
  return typeof seconds === 'number' ? seconds : undefined;
}

function methodShapes(service: protobuf.Service, path: string, shapes: Shapes): MethodShape[] {
  return service.methodsArray.map((method) => {
    const [request, response] = [method.resolvedRequestType, method.resolvedResponseType];
    if (!request || !response) throw new Error(`${method.fullName}: unknown message`);
    return {
      name: method.name,
      path: `/${path}/${method.name}`,
      streams: method.responseStream === true,
      maxSeconds: maxSecondsOf(method),
      request: messageShape(request, shapes),
      response: messageShape(response, shapes),
    };
  });
}

/** Format that `scripts/generate/generate.ts` writes. */
export type Protos = { messages: protobuf.INamespace; events: { readonly [service: string]: readonly string[] } };

/** service → its events, its methods, and those of its log (which every service has, under its own path). */
export function readProtos({ messages, events }: Protos = ownProtos): Map<string, ServiceShapes> {
  const shapes: Shapes = new Map();
  const root = protobuf.Root.fromJSON(messages).resolveAll();
  const log = root.lookupService('kloak.platform.v1.Log');
  return new Map(
    Object.entries(events).map(([name, types]) => {
      const path = `kloak.${name}.v1`;
      const space = root.lookup(path);
      if (!(space instanceof protobuf.Namespace)) throw new Error(`no package ${path}`);
      const services = space.nestedArray.filter((object) => object instanceof protobuf.Service);
      return [
        name,
        {
          events: types.map((type) => messageShape(space.lookupType(type), shapes)),
          methods: services.flatMap((service) => methodShapes(service, `${path}.${service.name}`, shapes)),
          log: methodShapes(log, `${path}.Log`, shapes),
        },
      ];
    }),
  );
}
