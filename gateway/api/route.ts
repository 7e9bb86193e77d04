// Routes of the public API. [Note: One route per call] The contract says who may ask, what is sent and what is answered. A route adds the rpc that answers,
// both translations, and the limit.
import type { RequestOf, ResponseOf } from '@kloak/platform/rpc.ts';
import type { CallableBy } from '@kloak/platform/trust/may-call.ts';
import { type Call, type IdentityName, identityNames } from '@kloak/proto/api/call.ts';
import type { Request, Response } from 'express';
import type { ZodObject } from 'zod';
import type { LimitName } from '../caller/limits.ts';
import type { GatewayClient } from '../options.ts';
import type { ApiDeps } from './api-deps.ts';
import { type AnswerOf, type BodyOf, countAnswer, type Incoming, noteOutcome, type RouteLimit, readCall } from './incoming.ts';

/** Rpcs that the gateway may call. */
type RpcName = CallableBy<'gateway'>;

export type Route = {
  call: Call;
  /** Rpcs of the call, and no others: their common access rule decides who may ask. Empty if the gateway answers alone. */
  rpcs: readonly RpcName[];
  limit: RouteLimit;
  /** Throws Refusals. */
  answer(deps: ApiDeps, request: Request, response: Response): Promise<RouteAnswer>;
};

/** Fields of a success. `count` receives the size of the answer in bytes. */
type RouteAnswer = { fields: object; count(bytes: number): Promise<void> };

/** Calls one of these rpcs in the caller's name. */
export type Ask<Name extends RpcName> = <Rpc extends Name>(rpc: Rpc, sent: RequestOf<Rpc>) => Promise<ResponseOf<Rpc>>;

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

/** A route with its own handler: it changes cookies, calls rpcs depending on the body, or answers without a call. */
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

/** Field names; `never` for an object without any, for which zod's type has all texts. */
type FieldsOf<Fields> = string extends keyof Fields ? never : keyof Fields;
/** Body without the caller's id, which the session supplies. */
type BodyWithoutCaller<One extends Call> = Omit<BodyOf<One>, IdentityName>;
/** True if the body, without the caller's id, fits the rpc: the same fields with compatible types. */
type IsTaken<One extends Call, Name extends RpcName> = [FieldsOf<BodyWithoutCaller<One>>, BodyWithoutCaller<One>, FieldsOf<RequestOf<Name>>] extends [
  FieldsOf<RequestOf<Name>>,
  RequestOf<Name>,
  FieldsOf<BodyWithoutCaller<One>>,
]
  ? true
  : false;
/** True if the rpc's response has all fields of the call's answer. */
type IsGiven<One extends Call, Name extends RpcName> = [
  One['answer'],
  FieldsOf<AnswerOf<One>>,
  Pick<ResponseOf<Name>, FieldsOf<AnswerOf<One>> & keyof ResponseOf<Name>>,
] extends [ZodObject, keyof ResponseOf<Name>, AnswerOf<One>]
  ? true
  : false;

type ToRequest<One extends Call, Name extends RpcName> = (asked: CallInput<One>) => RequestOf<Name>;
type ToAnswer<One extends Call, Name extends RpcName> = (received: ResponseOf<Name>, asked: CallInput<One>) => AnswerOf<One>;

/** A translation may be left out if the shapes are equal; the compiler decides. */
type Translation<One extends Call, Name extends RpcName> = { rpc: Name; limit: LimitName } & (IsTaken<One, Name> extends true
  ? { toRequest?: ToRequest<One, Name> }
  : { toRequest: ToRequest<One, Name> }) &
  (IsGiven<One, Name> extends true ? { toAnswer?: ToAnswer<One, Name> } : { toAnswer: ToAnswer<One, Name> });

/** The same, after the compiler has checked it against the contract. */
type HeldTranslation = {
  rpc: RpcName;
  limit: LimitName;
  toRequest?(asked: CallInput<Call>): object;
  toAnswer?(received: object, asked: CallInput<Call>): Record<string, unknown>;
};

const isIdentity = (name: string) => identityNames.some((one) => one === name);

/** Body without the caller's id. */
const withoutIdentity = ({ body }: { body: unknown }): object => Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !isIdentity(name)));

/** Picks from the rpc response the fields that the public call declares. */
const picked = ({ answer }: Call, received: object) =>
  Object.fromEntries(Object.entries(received).filter(([name]) => 'shape' in answer && name in answer.shape));

export function route<One extends Call, Name extends RpcName>(call: One, translation: Translation<One, Name>): Route;
export function route(call: Call, { rpc, limit, toRequest = withoutIdentity, toAnswer = (received) => picked(call, received) }: HeldTranslation): Route {
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
