// Type of a service. See docs/services.md, "A service from inside".
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import type { Payments } from './ports/payments.ts';
import type { Settings } from './ports/platform.ts';
import type { View } from './ports/store.ts';
import type { Reaction, Sweep } from './reaction.ts';
import type { Handlers } from './rpc.ts';

/** A service as a plain value. The gateway is one without rpcs and without a log. */
export type Service<Name extends string = string> = {
  name: Name;
  rpcs: Name extends ServiceName ? Handlers<Name> : Record<never, never>;
  views: readonly View[];
  reactions: readonly Reaction[];
  sweeps: readonly Sweep[];
  /** Warnings of `/readyz` about the vault's settings, in words, for an operator. */
  warnings?(facts: { settings: Settings; payments: Payments | undefined }): readonly string[];
  /** Prefixes of storage keys with a person's own bytes, which are removed when the person is erased. */
  bytesOf?(person: string): readonly string[];
};

type HandlerOf<Name extends ServiceName> = Handlers<Name>[keyof Rpcs[Name] & string];
type MissingCalls<Name extends ServiceName, Listed extends { call: string }> = Exclude<`${Name}.${keyof Rpcs[Name] & string}`, Listed['call']>;
/** Names missing calls of a list in the compiler's error. */
type Whole<Name extends ServiceName, Listed extends { call: string }> = [MissingCalls<Name, Listed>] extends [never]
  ? unknown
  : { lacks: MissingCalls<Name, Listed> };

type Parts<Name extends ServiceName, Listed extends HandlerOf<Name>> = Omit<Service<Name>, 'name' | 'rpcs'> & {
  rpcs: readonly Listed[] & Whole<Name, Listed>;
};

const methodIn = ({ call }: { call: string }) => call.slice(call.indexOf('.') + 1);
/** True by construction: the compiler has checked that nothing is missing. */
const isWhole = <Name extends ServiceName>(handlers: object, listed: number): handlers is Service<Name>['rpcs'] => Object.keys(handlers).length === listed;

/** `service('media', { rpcs: [getPost, …], … })`: each handler knows its call. With a call of the proto missing it does not compile. */
export function service<Name extends ServiceName, Listed extends HandlerOf<Name>>(name: Name, { rpcs, ...parts }: Parts<Name, Listed>): Service<Name> {
  const listed: readonly { call: string }[] = rpcs;
  const handlers = Object.fromEntries(listed.map((one) => [methodIn(one), one]));
  if (!isWhole<Name>(handlers, listed.length)) throw new Error(`${name} lists a call twice`);
  return { name, rpcs: handlers, ...parts };
}
