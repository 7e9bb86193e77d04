import type { Handler } from '@kloak/platform/rpc.ts';

/** The same call, before which something happens: it fails, or it waits. */
export function runBefore<Request, Response, Name extends string>(
  first: () => void | Promise<void>,
  handler: Handler<Request, Response> & { call: Name },
): Handler<Request, Response> & { call: Name } {
  return {
    ...handler,
    async admit(ctx, request) {
      await first();
      return await handler.admit(ctx, request);
    },
  };
}

/** The same call with an answer of our own. */
export function answerWith<Request, Response, Name extends string>(
  response: Response,
  handler: Handler<Request, Response> & { call: Name },
): Handler<Request, Response> & { call: Name } {
  return { ...handler, admit: async () => async () => response };
}
