// Asks every route in every role, wherever the vault runs.
import type { Service } from '@kloak/platform/service.ts';
import { type Role, roles } from '@kloak/platform/testing/statuses.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { type Expectation, expectationsOf } from './expectations.ts';
import type { Scene, Somebody } from './scene.ts';

/** Client with cookies. */
type RoleVisitor = {
  send(path: string, request: { method: string; body?: object }): Promise<{ status: number }>;
  postForm: Visitor['postForm'];
};
export type Finding = { route: string; role: Role; expected: number; got: number };

/** Maximum concurrent requests: on the cluster an answer is mostly waiting. */
const maxAtOnce = 3;

const nobody: Somebody = { id: 'nobody', username: 'nobody', email: 'nobody@example.org', password: 'no-password-1' };

const fieldsOf = (body: object = {}) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

async function askOne(visitor: RoleVisitor, scene: Scene, { name, statuses, request, file }: Expectation, role: Role): Promise<Finding> {
  const { method, path, body } = request(scene, role === 'guest' ? nobody : scene.people[role]);
  const { status } = await (file ? visitor.postForm({ url: path, fields: fieldsOf(body) }, file) : visitor.send(path, { method, body }));
  return { route: name, role, expected: statuses[role], got: status };
}

/** Asks all expectations of these services; returns the deviations, so an empty list is success. */
export async function askExpectations(services: readonly Service[], visitors: Record<Role, RoleVisitor>, scene: Scene): Promise<Finding[]> {
  const { expectations, signingOut } = expectationsOf(services);
  const findings: Finding[] = [];
  // Roles run concurrently: each is another person, with expectations of its own.
  const ask = async (expectation: Expectation) => findings.push(...(await Promise.all(roles.map((role) => askOne(visitors[role], scene, expectation, role)))));
  const waiting = [...expectations];
  const askInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await ask(next);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, askInTurn));
  for (const expectation of signingOut) await ask(expectation);
  return findings.filter(({ expected, got }) => expected !== got);
}
