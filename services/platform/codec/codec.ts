// The rpc codec, the same on both platforms, so that both agree on defaults, enums, numbers and dropped fields.
import type { DomainEvent } from '../aggregate.ts';
import { Refusal } from '../errors.ts';
import { compileEventReader } from './event-reader.ts';
import { copyMessage } from './message-copier.ts';
import { messageForm } from './message-form.ts';
import { compileReader } from './message-reader.ts';
import { type MethodShape, type Protos, readProtos, type ServiceShapes } from './message-shapes.ts';
import { compileWriter } from './message-writer.ts';

/** Limit of one message, on both platforms; a larger one is a defect of its writer. */
export const maxMessageBytes = 16 * 1024 * 1024;

/**
 * Converts objects to bytes and back. Written objects are verified first. Defects are an unknown field, null for a required value, a wrong type, an
 * unknown enum name, a fraction or too large a number. Each is an Error that names `Message.field`. Read objects are new and have all fields: absent
 * ones get proto3's defaults, absent `optional` ones stay absent, enums are names, 64-bit numbers are numbers.
 */
type MethodCodec = {
  /** The method's name on the wire: `/kloak.media.v1.Media/GetPost`. */
  path: string;
  /** The response is a stream. */
  streams: boolean;
  /** Time limit of a call in seconds, if the proto has one. */
  maxSeconds: number | undefined;
  writeRequest(request: object): Buffer;
  /** Refuses (`invalid`, `bad-request`) fields that the message does not have, an unknown enum value, and an enum left unspecified. */
  readRequest(bytes: Buffer): object;
  writeResponse(response: object): Buffer;
  readResponse(bytes: Buffer): object;
  /** Copies a request as `writeRequest` does, with defects at once; the result returns it as `readRequest` does. See [Note: Copied messages]. */
  copyRequest(request: object): () => object;
  /** Copies a response: equal to `readResponse` of `writeResponse`. */
  copyResponse(response: object): object;
};

export type Codec = {
  /** Throws an Error naming the field when it is not an event of the service, or a field is wrong; an enum must be specified. */
  checkEvent(service: string, event: DomainEvent): void;
  /** All fields of a stored event: fields that an older build did not write get proto3's defaults. Undefined if the type is unknown here. */
  readEvent(service: string, type: string, data: object): object | undefined;
  /** See [Note: Forms of events]. Undefined when the type is unknown here. */
  eventForm(service: string, type: string): number | undefined;
  /** The forms of all events of a service together. */
  logForm(service: string): number;
  /** A method of the service, or `Read` or `Tails` of its log. Throws an Error when there is none. */
  method(service: string, name: string): MethodCodec;
  /** Names of the service's own methods, without those of its log. */
  methods(service: string): string[];
};

type EventCodec = { check(data: object): void; read(data: object): object; form: number };
type ServiceCodec = { events: Map<string, EventCodec>; methods: Map<string, MethodCodec>; own: string[] };

function methodCodec({ path, streams, maxSeconds, request, response }: MethodShape): MethodCodec {
  const encoder = (shape: MethodShape['request']) => {
    const write = compileWriter(shape, { unspecified: 'allowed' });
    return (value: object): Buffer => {
      const bytes = shape.encode(write(value));
      if (bytes.length > maxMessageBytes) throw new Error(`${shape.name}: ${bytes.length} bytes are more than a message may have`);
      return bytes;
    };
  };
  const decodeRequest = compileReader(request, { unspecified: 'refused' });
  const decodeResponse = compileReader(response, { unspecified: 'allowed' });
  const [writeRequest, writeResponse] = [encoder(request), encoder(response)];
  const readRequest = (bytes: Buffer) => {
    try {
      return decodeRequest(request.decode(bytes));
    } catch (error) {
      throw new Refusal('invalid', 'bad-request', error instanceof Error ? error.message : 'This is not a request.');
    }
  };
  const readResponse = (bytes: Buffer) => decodeResponse(response.decode(bytes));
  return {
    path,
    streams,
    maxSeconds,
    writeRequest,
    readRequest,
    writeResponse,
    readResponse,
    copyRequest(value) {
      const copy = copyMessage(request, value, { unspecified: 'refused' }, maxMessageBytes);
      if (copy !== undefined) return () => copy;
      const bytes = writeRequest(value);
      return () => readRequest(bytes);
    },
    copyResponse: (value) => copyMessage(response, value, { unspecified: 'allowed' }, maxMessageBytes) ?? readResponse(writeResponse(value)),
  };
}

function serviceCodec({ events, methods, log }: ServiceShapes): ServiceCodec {
  return {
    events: new Map(
      events.map((shape) => [
        shape.name,
        { check: compileWriter(shape, { unspecified: 'refused' }), read: compileEventReader(shape), form: messageForm(shape) },
      ]),
    ),
    methods: new Map([...methods, ...log].map((method) => [method.name, methodCodec(method)])),
    own: methods.map(({ name }) => name),
  };
}

function buildCodec(protos?: Protos): Codec {
  const services = new Map([...readProtos(protos)].map(([name, shapes]) => [name, serviceCodec(shapes)]));
  return {
    checkEvent(service, { type, data }) {
      const event = services.get(service)?.events.get(type);
      if (!event) throw new Error(`${type} is not an event of ${service}`);
      event.check(data);
    },
    readEvent: (service, type, data) => services.get(service)?.events.get(type)?.read(data),
    eventForm: (service, type) => services.get(service)?.events.get(type)?.form,
    logForm: (service) => [...(services.get(service)?.events.values() ?? [])].reduce((sum, { form }) => sum + form, 0),
    method(service, name) {
      const method = services.get(service)?.methods.get(name);
      if (!method) throw new Error(`${service} has no method ${name}`);
      return method;
    },
    methods: (service) => [...(services.get(service)?.own ?? [])],
  };
}

let codec: Codec | undefined;

/** The codec of all services, made once in the life of the process. */
export function loadCodec(): Codec {
  codec ??= buildCodec();
  return codec;
}

/** Continues with other protos, or with the build's own again: tests simulate several builds. */
export function useProtos(protos: Protos | undefined): void {
  codec = buildCodec(protos);
}
