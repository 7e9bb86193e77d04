// What a route of the public API is. [Note: One route per call] The contract says of a call who may ask, what is sent and what is answered; a route
// adds which rpc answers it, how both are translated, and its limit.
import type { Received, Sent } from '@kloak/platform/rpc.ts';
import type { CallableBy } from '@kloak/platform/trust/may-call.ts';
import type { Call } from '@kloak/proto/api/call.ts';
import type { Request, Response } from 'express';
import type { LimitName } from '../caller/limits.ts';
import type { GatewayClient } from '../options.ts';
import type { ApiDeps } from './api-deps.ts';
import { type AnswerOf, type BodyOf, countAnswer, type Incoming, noteOutcome, type RouteLimit, readCall } from './incoming.ts';

/** What the gateway may ask. */
type RpcName = CallableBy<'gateway'>;

export type Route = {
  call: Call;
  /** What answers it, and no other is asked: the access rule that they share decides who may ask. None where the gateway answers by itself. */
  rpcs: readonly RpcName[];
  limit: RouteLimit;
  /** Throws Refusals. */
  answer(deps: ApiDeps, request: Request, response: Response): Promise<Answered>;
};

/** The named fields of a success. `count` is to be told how many bytes they take. */
type Answered = { fields: object; count(bytes: number): Promise<void> };

/** Calls one of these rpcs in the caller's name. */
export type Ask<Name extends RpcName> = <Rpc extends Name>(rpc: Rpc, sent: Sent<Rpc>) => Promise<Received<Rpc>>;

type RouteInput<One extends Call, Name extends RpcName> = Omit<Incoming<BodyOf<One>>, 'client'> & {
  ask: Ask<Name>;
  operate: GatewayClient['operate'];
  outcome: GatewayClient['outcome'];
  request: Request;
  response: Response;
};

type Handler<One extends Call, Name extends RpcName> = {
  rpcs: readonly Name[];
  limit: RouteLimit;
  handle(deps: ApiDeps, asked: RouteInput<One, Name>): Promise<AnswerOf<One>>;
};

/** A route with a handler of its own: one that changes cookies, asks what depends on the body, or answers without asking. */
export function handlerRoute<One extends Call, Name extends RpcName>(call: One, { rpcs, limit, handle }: Handler<One, Name>): Route {
  return {
    call,
    rpcs,
    limit,
    async answer(deps, request, response) {
      const incoming = await readCall(deps, call, limit, request, response);
      try {
        const { client, ...input } = incoming;
        const fields = await handle(deps, { ...input, ask: client.call, operate: client.operate, outcome: client.outcome, request, response });
        return { fields, count: (bytes) => countAnswer(deps, limit, incoming, request, bytes) };
      } finally {
        await incoming.file?.close();
        await noteOutcome(deps, incoming, response);
      }
    },
  };
}

/** `account` is the caller's; empty for a guest. */
type CallInput<One extends Call> = { body: BodyOf<One>; account: string };

type Translation<One extends Call, Name extends RpcName> = {
  rpc: Name;
  limit: LimitName;
  toRequest(asked: CallInput<One>): Sent<Name>;
  toAnswer(received: Received<Name>, asked: CallInput<One>): AnswerOf<One>;
};

export function route<One extends Call, Name extends RpcName>(call: One, { rpc, limit, toRequest, toAnswer }: Translation<One, Name>): Route {
  return handlerRoute(call, {
    rpcs: [rpc],
    limit,
    async handle(_deps, { auth, body, ask }) {
      const input = { body, account: auth.principal?.account ?? '' };
      const received = await ask(rpc, toRequest(input));
      return toAnswer(received, input);
    },
  });
}
