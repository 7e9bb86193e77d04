// Asks every route in every role, wherever the vault runs.
import { type Expectation, expectations, type Role, roles, type Scene, type Somebody } from './expectations.ts';

/** Somebody with cookies. */
export type Asker = { send(path: string, ask: { method: string; body?: object }): Promise<{ status: number }> };
export type Finding = { route: string; role: Role; expected: number; got: number };

const nobody: Somebody = { id: 'nobody', username: 'nobody', email: 'nobody@example.org', password: 'no-password-1' };

async function askOne(asker: Asker, scene: Scene, route: string, role: Role, { status, path, body }: Expectation): Promise<Finding> {
  const me = role === 'guest' ? nobody : scene.people[role];
  const [method = '', fixed = ''] = route.split(' ');
  const sent = body?.(scene, me);
  const answer = await asker.send(path?.(scene, me) ?? fixed, { method, ...(sent === undefined ? {} : { body: sent }) });
  return { route, role, expected: status[role], got: answer.status };
}

/** What was not as expected; empty is well. Each route is asked in all roles before the next. */
export async function askExpectations(askers: Record<Role, Asker>, scene: Scene): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [route, expectation] of Object.entries(expectations)) {
    for (const role of roles) findings.push(await askOne(askers[role], scene, route, role, expectation));
  }
  return findings.filter(({ expected, got }) => expected !== got);
}
