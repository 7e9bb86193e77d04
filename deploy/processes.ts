// Connections of each process of the cluster, for network policies: those of helm/kloak are generated from here.
import { allowedCalls } from '@kloak/platform/trust/may-call.ts';
import { bytesAccessOf, clusterTargets } from './services.ts';

/** `bytes`: as in `bytesAccessOf`. */
export type ProcessFacts = { calls: string[]; calledBy: string[]; bytes: 'content' | 'names' | 'none'; mails: boolean; pays: boolean; pushes: boolean };

/** The services that send mails themselves. */
export const mailingServices: readonly string[] = ['identity', 'media', 'notification', 'billing'];
/** Processes that call the payment provider. */
export const payingServices: readonly string[] = ['billing'];

/** Processes that call push services. */
export const pushingServices: readonly string[] = ['notification'];

const isProcess = (name: string) => clusterTargets.includes(name);
const between = allowedCalls.filter(({ caller, callee }) => caller !== callee && isProcess(caller) && isProcess(callee));
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

function factsOf(name: string): ProcessFacts {
  return {
    calls: sorted(between.filter(({ caller }) => caller === name).map(({ callee }) => callee)),
    calledBy: sorted(between.filter(({ callee }) => callee === name).map(({ caller }) => caller)),
    bytes: bytesAccessOf(name) ?? 'none',
    mails: mailingServices.includes(name),
    pays: payingServices.includes(name),
    pushes: pushingServices.includes(name),
  };
}

export const processes: Readonly<Record<string, ProcessFacts>> = Object.fromEntries(clusterTargets.map((name) => [name, factsOf(name)]));
