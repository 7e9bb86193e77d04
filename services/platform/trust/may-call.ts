// Permitted calls: the one table. A call without a row is refused, on both platforms, before anything of the request is read.
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import { gatewayCalls } from './gateway-calls.ts';

/** Every rpc by one name: `social.SaveComment`. */
export type RpcName = { [Name in ServiceName]: `${Name}.${keyof Rpcs[Name] & string}` }[ServiceName];

/** Rpcs of every service for admins. */
const operate = ['GetHealth', 'RetryJob', 'DropJob'] as const;
/** Rpcs of every service about its log, its views and its jobs, besides its own. */
type LogMethod = 'Read' | 'ReadAbout' | 'Tails' | 'AwaitView' | 'AwaitAccess' | (typeof operate)[number];
type AllowedMethods = { readonly [Callee in ServiceName]?: readonly ((keyof Rpcs[Callee] & string) | LogMethod)[] };

/** `operator`: a tool of the operator within the process (deploy/demo). It has no key, so nobody can be it from outside. */
export type CallerName = ServiceName | 'gateway' | 'operator';

const follow = ['Read', 'ReadAbout', 'Tails'] as const;
/** Needed by every service that answers members: see [Note: Presented tokens]. */
const keys = ['GetSigningKeys'] as const;
/** See [Note: Admins of a service]. */
const admins = ['MayOperate'] as const;

const table = {
  identity: { transcoding: follow, social: follow, identity: keys },
  social: {
    identity: [...follow, ...keys, 'ReadInvite'],
    media: [...follow, 'AwaitView'],
    chat: [...follow, 'GetWriter'],
    groups: follow,
  },
  media: {
    identity: [...follow, ...keys, 'ProvePassword'],
    social: [...follow, 'ListConnectionsOf', 'ListHeartsOn', 'ListCommentsUnder'],
    transcoding: follow,
    groups: [...follow, 'ListGroupsOf'],
    chat: [...follow, 'ListMessagesOf'],
    billing: follow,
  },
  transcoding: { identity: follow, media: follow, groups: follow },
  chat: { identity: [...follow, ...keys], social: follow, media: follow, groups: follow },
  groups: {
    identity: [...follow, ...keys],
    social: follow,
    media: [...follow, 'ListOwnAlbumItems'],
    transcoding: follow,
  },
  notification: { identity: [...follow, ...keys], social: follow, media: [...follow, 'GetThumbnail'], groups: follow, chat: follow },
  billing: { identity: [...follow, ...keys], media: ['GetUsage', 'LimitSpace', 'AwaitView'] },
  // The view `accounts` follows the log. All other calls are generated.
  gateway: { identity: follow },
  operator: {
    identity: ['FindAccount'],
  },
} as const satisfies { readonly [Caller in CallerName]?: AllowedMethods };

type MethodsIn<List> = List extends readonly (infer Method extends string)[] ? Method : never;
type CalledIn<Rows> = { [Callee in keyof Rows & string]: `${Callee}.${MethodsIn<Rows[Callee]>}` }[keyof Rows & string];

type CalledByGateway = CalledIn<typeof gatewayCalls> | `${ServiceName}.${(typeof operate)[number]}`;
type Called<Caller> = (Caller extends keyof typeof table ? CalledIn<(typeof table)[Caller]> : never) | (Caller extends 'gateway' ? CalledByGateway : never);

/** Rpcs that a caller may call, by their names. */
export type CallableBy<Caller extends CallerName> = Caller extends CallerName ? (Called<Caller> | `identity.${(typeof admins)[number]}`) & RpcName : never;

type TableRow = { caller: string; callee: string; methods: readonly string[] };

const written: readonly TableRow[] = Object.entries(table).flatMap(([caller, row]) =>
  Object.entries(row).map(([callee, methods]) => ({ caller, callee, methods })),
);
const ofGateway = Object.entries(gatewayCalls).map(([callee, methods]): TableRow => ({ caller: 'gateway', callee, methods: [...operate, ...methods] }));
const services = Object.keys(gatewayCalls);
/** Every service checks whether a member is an admin. See [Note: Admins of a service]. */
const checks = services.map((caller): TableRow => ({ caller, callee: 'identity', methods: admins }));
/** A service that revokes access waits for all others: see [Note: Access that ends]. */
const waits = services.flatMap((caller) =>
  services.filter((callee) => callee !== caller).map((callee): TableRow => ({ caller, callee, methods: ['AwaitAccess'] })),
);

/** All rows of the table: caller, callee and methods. */
export const allowedCalls: readonly TableRow[] = [...written, ...ofGateway, ...checks, ...waits];

const nameOf = (caller: string, callee: string, method: string) => `${caller} ${callee}.${method}`;
const allowed = new Set(allowedCalls.flatMap(({ caller, callee, methods }) => methods.map((method) => nameOf(caller, callee, method))));

/** True if the table has a row for a call. */
export const mayCall = (caller: string, callee: string, method: string): boolean => allowed.has(nameOf(caller, callee, method));

/** Services whose state admins may read. */
export const operatedServices: readonly string[] = allowedCalls
  .filter(({ caller, methods }) => caller === 'gateway' && methods.includes(operate[0]))
  .map(({ callee }) => callee);
