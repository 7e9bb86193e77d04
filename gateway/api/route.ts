// What a row of the public API is. [Note: One row per path] A row says who may ask, what is sent, which rpc answers and how both
// are translated; http.ts does the rest for all rows alike.
import { Refusal } from '@kloak/platform/errors.ts';
import type { RpcClients } from '@kloak/platform/service.ts';
import type { z } from 'zod';
import { notYou } from '../answers.ts';
import type { Tokens } from '../caller/cookies.ts';
import type { LimitName } from '../caller/limits.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Who = 'public' | 'signed-in';

/** What a call may do to the caller's session and limits, and to what storage remembers. */
export type Effects = {
  /** The browser is known to this address from now on. */
  signIn(tokens: Tokens & { session: string }, mail: string): void;
  signOut(): void;
  forgetLimit(name: LimitName, who: string): Promise<void>;
  /** Access may have ended: nothing that was granted to anybody is remembered. */
  forgetGrants(): void;
};

/** Where a call comes from: its network, and the browser's name, if it has signed in with an address before. */
export type ClientInfo = { network: string; device(mail: string): string | undefined };

/** `me` is the caller's account; empty for a guest. */
export type Asked<Fields> = { fields: Fields; me: string; from: ClientInfo };

/** One more of a limit. */
export type Counted = { limit: LimitName; who: string };

type Described = {
  method: Method;
  /** `{name}` stands for a part of the path that is read as a field. */
  path: string;
  who: Who;
  /** One sentence for the API's page. */
  summary: string;
  limit: LimitName;
  /** The names in a body that must mean the caller; else 403. All of `identityNames` unless a row says otherwise. */
  names?: (body: Record<string, unknown>, me: string) => boolean;
  /** GET, and yet it changes something. */
  unsafe?: true;
  /** Fields that its failures have besides. */
  failure?: (message: string) => object;
};

export type Spec<Input extends z.ZodType, Request, Response> = Described & {
  input: Input;
  rpc: (clients: RpcClients) => (request: Request) => Promise<Response>;
  to(asked: Asked<z.output<Input>>): NoInfer<Request>;
  from(received: NoInfer<Response>, asked: Asked<z.output<Input>>): object;
  /** The answer for a guest, without a call. */
  guest?: () => object;
  /** Limits that depend on what is sent, in the order in which they are counted. */
  limits?: (asked: Asked<z.output<Input>>) => Counted[];
  before?(effects: Effects): void;
  after?(effects: Effects, received: NoInfer<Response>, asked: Asked<z.output<Input>>): void | Promise<void>;
};

/** A call whose body has been read and found as described. */
type Ready = {
  limits: Counted[];
  run(clients: RpcClients, effects: Effects): Promise<object>;
};

export type Route = Described & {
  input: z.ZodType;
  guest?: () => object;
  before?(effects: Effects): void;
  /** Refuses: 400 what is not as described. */
  prepare(fields: Record<string, unknown>, me: string, from: ClientInfo): Ready;
};

function notAsDescribed(error: z.ZodError): Refusal {
  return new Refusal('invalid', 'invalid', error.issues[0]?.message ?? 'The request is not as described.');
}

/** A sentence for a fault that the schema has no own words for. */
const faultAt = ({ path }: { path?: PropertyKey[] | undefined }) =>
  path === undefined || path.length === 0
    ? 'The request is not as described.'
    : `"${path.map(String).join('.').slice(0, 100)}" is missing or not as described.`;

export function route<Input extends z.ZodType, Request, Response>(spec: Spec<Input, Request, Response>): Route {
  return {
    ...spec,
    prepare(body, me, from) {
      const read = spec.input.safeParse(body, { error: faultAt });
      if (!read.success) throw notAsDescribed(read.error);
      const asked = { fields: read.data, me, from };
      return {
        limits: spec.limits?.(asked) ?? [],
        async run(clients, effects) {
          const received = await spec.rpc(clients)(spec.to(asked));
          await spec.after?.(effects, received, asked);
          return spec.from(received, asked);
        },
      };
    },
  };
}

export const identityNames: readonly string[] = ['profileId', 'userId', 'writer', 'profile', 'author', 'profileFrom', 'user'];

/** The id that a field names; none when it is not an id at all, which the shape then refuses. */
function idIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('_id' in value)) return undefined;
  return typeof value._id === 'string' ? value._id : undefined;
}

/** All of these that are there mean the caller. */
export const eachIsMe = (names: readonly string[]) => (body: Record<string, unknown>, me: string) =>
  names.every((name) => {
    const id = idIn(body[name]);
    return id === undefined || id === me;
  });

/** One of these means the caller. */
export const oneIsMe = (names: readonly string[]) => (body: Record<string, unknown>, me: string) => {
  const ids = names.map((name) => idIn(body[name]));
  return ids.includes(undefined) || ids.includes(me);
};

const allAreMe = eachIsMe(identityNames);

/** Refuses: 403 a body in somebody else's name. */
export function checkNames(row: Route, body: Record<string, unknown>, me: string): void {
  if (!(row.names ?? allAreMe)(body, me)) throw notYou();
}
