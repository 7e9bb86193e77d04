// Status of each path for each role: data for tests against any running vault. For calls it follows from the contract (who may ask) and from the rpc's access
// rule; examples add the exceptions. Storage and pages have rows of their own.

import type { Service } from '@kloak/platform/service.ts';
import { everybody, family, ownerOnly, type Statuses, signedIn } from '@kloak/platform/testing/statuses.ts';
import type { RpcName } from '@kloak/platform/trust/may-call.ts';
import { nameOf } from '@kloak/proto/api/call.ts';
import { gonePaths } from '@kloak/proto/api/gone.ts';
import { type HttpRequest, requestOf } from '@kloak/proto/api/request.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import type { Route } from '../api/route.ts';
import { routes } from '../api/routes.ts';
import { examples } from './examples.ts';
import type { Scene, Somebody } from './scene.ts';
import { statusesOf } from './statuses.ts';

/** A request with `file` is a multipart form. */
export type Expectation = { name: string; statuses: Statuses; request(scene: Scene, me: Somebody): HttpRequest; file?: FormFile };

export type RuleOfRoute = (route: Route) => string;

/** Access rule of a route, by the rules that rpcs of these services declare; without an rpc it is `member`. Rules of further rpcs for any member are ignored. */
export function rulesOfRoutes(services: readonly Service[]): RuleOfRoute {
  const rules = new Map(services.flatMap(({ rpcs }) => Object.values<{ call: string; rule: string }>(rpcs).map(({ call, rule }) => [call, rule] as const)));
  const ruleOf = (rpc: RpcName): string => {
    const rule = rules.get(rpc);
    if (rule === undefined) throw new Error(`No service has ${rpc}.`);
    return rule;
  };
  return ({ call, rpcs }) => {
    const [rule = 'member', ...others] = new Set(rpcs.map(ruleOf).filter((one) => one !== 'member'));
    if (others.length > 0) throw new Error(`The rpcs of ${nameOf(call)} have more than one rule.`);
    return rule;
  };
}

function callsBy(ruleOfRoute: RuleOfRoute): Expectation[] {
  return Object.entries(examples).map(([name, { send, file, instead }]) => {
    const route = routes.find((one) => nameOf(one.call) === name);
    if (route === undefined) throw new Error(`${name} has no route.`);
    // A public call answers guests, whatever the rule of its rpcs; all others require a session first.
    const guest = route.call.who === 'public' ? 200 : 401;
    return {
      name,
      statuses: { ...statusesOf(ruleOfRoute(route)), guest, ...instead?.statuses },
      request: (scene, me) => requestOf(name, send(scene, me)),
      ...(file && { file }),
    };
  });
}

/** `path`: for names with a part from the scene. */
function row(name: string, statuses: Statuses, path?: (scene: Scene) => string): Expectation {
  const [method = '', fixed = ''] = name.split(' ');
  return { name, statuses, request: (scene) => ({ method, path: path?.(scene) ?? fixed }) };
}

const endsSession = ({ name }: Expectation) => name.endsWith(' /api/users/logout');

const rows: readonly Expectation[] = [
  row('GET /storage/{original}', ownerOnly, ({ originalKey }) => `/storage/${originalKey}`),
  row('GET /storage/{rendition}', family, ({ renditionKey }) => `/storage/${renditionKey}`),
  row('GET /storage/avatar/{id}.svg', signedIn(200), ({ people }) => `/storage/avatar/${people.owner.id}.svg`),
  row('GET /storage/avatar/{id}/{avatar}.webp', signedIn(200), ({ avatarKey }) => `/storage/${avatarKey}`),
  row('GET /storage/incoming-avatar/{id}/{avatar}', signedIn(404), ({ avatarKey }) => `/storage/incoming-${avatarKey.replace('.webp', '')}`),
  row('GET /storage/group-banner/{group}/{banner}/{size}.webp', { ...signedIn(200), unverified: 403 }, ({ banner }) => banner),
  row('POST /storage', signedIn(400)),
  ...gonePaths.map((path) => row(`POST ${path}`, signedIn(410))),
  row('GET /api/upload/video-info', signedIn(410)),
  row('GET /api/openapi.json', everybody(200)),
  row('GET /api/docs', everybody(200)),
  row('GET /api/no-such-path', everybody(404)),
  row('DELETE /api/users/auth', everybody(405)),
];

/**
 * `expectations` are independent of their order, even concurrently. `signingOut` run after all others, one by one, because they end the session.
 */
export function expectationsOf(services: readonly Service[]): { expectations: readonly Expectation[]; signingOut: readonly Expectation[] } {
  const calls = callsBy(rulesOfRoutes(services));
  return { expectations: [...rows, ...calls.filter((call) => !endsSession(call))], signingOut: calls.filter(endsSession) };
}
