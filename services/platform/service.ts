// What a service is. See ARCHITECTURE.md, "A service from inside".
import type { ServiceName } from '@kloak/proto/types/index.ts';
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
  /** Prefixes of storage keys under which stand bytes that are a person's alone, and go when the person is erased. */
  bytesOf?(person: string): readonly string[];
};
