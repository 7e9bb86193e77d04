// The serving side of a call, the same for both platforms.
import { loadCodec } from '../codec/codec.ts';
import { Refusal, serviceUnavailable } from '../errors.ts';
import type { CallMeta, RpcHandlers } from '../ports/rpc.ts';
import { defectOf } from '../wire/rpc-meta.ts';
import { mayCall } from './may-call.ts';

/** Receives errors in handlers that are no refusals. Their callers learn only that the method failed. */
export type ReportDefect = (service: string, method: string, error: unknown, requestId: string) => void;

export const printDefect: ReportDefect = (service, method, error) => console.error(`${service}.${method} failed:`, error);

type ServerContext = { service: string; served: RpcHandlers; report: ReportDefect };

function admit({ service }: ServerContext, method: string, { from }: CallMeta): void {
  if (!mayCall(from, service, method)) throw new Refusal('forbidden', 'not-for-caller', `${service}.${method} is not for "${from}".`);
}

/** Error for the caller: a Refusal unchanged, any other error without its text. */
function callersError({ service, report }: ServerContext, method: string, { requestId }: CallMeta, error: unknown): Error {
  if (error instanceof Refusal) return error;
  report(service, method, error, requestId);
  return defectOf(service, method);
}

/** A request as it arrived, and how its responses are sent. `read` may refuse it. */
export type Arrived<Sent> = { read(): object; write(response: object): Sent };

/** A request as bytes, which is answered by bytes. */
export function arrivedAsBytes(service: string, method: string, request: Buffer): Arrived<Buffer> {
  const codec = loadCodec().method(service, method);
  return { read: () => codec.readRequest(request), write: codec.writeResponse };
}

/** Answers one call; throws a Refusal, or an Error without details of the defect. */
export async function answerCall<Sent>(serving: ServerContext, method: string, { read, write }: Arrived<Sent>, meta: CallMeta) {
  try {
    admit(serving, method, meta);
    const serve = Object.hasOwn(serving.served.methods, method) ? serving.served.methods[method] : undefined;
    if (!serve) throw serviceUnavailable(serving.service);
    const answer = await serve(read(), meta);
    return { response: write(answer.response), meta: answer.meta };
  } catch (error) {
    throw callersError(serving, method, meta, error);
  }
}

/** The same for a streaming method. */
export async function* answerStream<Sent>(serving: ServerContext, method: string, { read, write }: Arrived<Sent>, meta: CallMeta): AsyncGenerator<Sent> {
  try {
    admit(serving, method, meta);
    const serve = Object.hasOwn(serving.served.streams, method) ? serving.served.streams[method] : undefined;
    if (!serve) throw serviceUnavailable(serving.service);
    for await (const message of serve(read(), meta)) yield write(message);
  } catch (error) {
    throw callersError(serving, method, meta, error);
  }
}
