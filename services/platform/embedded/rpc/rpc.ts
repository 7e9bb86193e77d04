import { waitAtMost } from '../../async/wait-at-most.ts';
import { loadCodec } from '../../codec/codec.ts';
import { Refusal, serviceUnavailable } from '../../errors.ts';
import type { CallMeta, Rpc, RpcHandlers } from '../../ports/rpc.ts';
import { answerCall, answerStream, printDefect, type ReportDefect } from '../../trust/answer-call.ts';
import { beforeDeadline, remainingMs } from '../../wire/rpc-deadline.ts';
import { readAnswerMeta, readCallMeta, readRefusal, writeAnswerMeta, writeCallMeta, writeRefusal } from '../../wire/rpc-meta.ts';

/** Wait of a service's stop for running calls. */
const drainMs = 5000;

/** A Refusal in the form in which another process would receive it. */
function arrived(error: unknown): unknown {
  return error instanceof Refusal ? readRefusal(writeRefusal(error)) : error;
}

/**
 * Calls within one process. Messages arrive as copies, verified and equal to those of the bytes between processes, so that both platforms agree. Only
 * immutable parts are shared. See [Note: Copied messages].
 */
export function embeddedRpc({ report = printDefect }: { report?: ReportDefect } = {}): Rpc {
  const services = new Map<string, RpcHandlers>();
  const underWay = new Map<string, Set<Promise<unknown>>>();

  const find = (service: string) => {
    const served = services.get(service);
    if (!served) throw serviceUnavailable(service);
    return { service, served, report };
  };
  const travelled = (meta: CallMeta) => readCallMeta(writeCallMeta(meta), meta.deadline);
  const track = <Result>(service: string, work: Promise<Result>): Promise<Result> => {
    const running = underWay.get(service) ?? new Set();
    underWay.set(service, running.add(work));
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  };

  return {
    async serve(service, served) {
      services.set(service, served);
      return async () => {
        services.delete(service);
        await waitAtMost(drainMs, Promise.allSettled(underWay.get(service) ?? []));
      };
    },

    async call(service, method, request, meta) {
      const codec = loadCodec().method(service, method);
      const arriving = { read: codec.copyRequest(request), write: codec.copyResponse };
      const serving = find(service);
      if (remainingMs(meta.deadline) === 0) throw serviceUnavailable(service, 'timeout');
      try {
        const answer = await beforeDeadline(track(service, answerCall(serving, method, arriving, travelled(meta))), meta.deadline, service);
        return { response: answer.response, meta: readAnswerMeta(writeAnswerMeta(answer.meta)) };
      } catch (error) {
        throw arrived(error);
      }
    },

    async *stream(service, method, request, meta) {
      const codec = loadCodec().method(service, method);
      const messages = answerStream(find(service), method, { read: codec.copyRequest(request), write: codec.copyResponse }, travelled(meta));
      try {
        for (;;) {
          const next = await beforeDeadline(messages.next(), meta.deadline, service);
          if (next.done) return;
          yield next.value;
        }
      } catch (error) {
        throw arrived(error);
      } finally {
        // Not awaited: a handler that hangs would hold its caller beyond the deadline.
        messages.return(undefined).catch(() => {});
      }
    },

    problems: () => [],
    // Callers end with it.
    leave: () => {},
    async close() {
      services.clear();
    },
  };
}
