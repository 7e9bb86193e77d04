import { metrics } from '@kloak/platform/telemetry/metric-table.ts';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { newPerson, register } from './people.ts';

let fixture: EmbeddedFixture;
let address: string;
beforeAll(async () => {
  address = `127.0.0.1:${await freePort()}`;
  fixture = await embeddedFixture({ KLOAK_METRICS_LISTEN: address });
}, 240_000);
afterAll(() => fixture?.close());

const read = async () => (await fetch(`http://${address}/metrics`)).text();

it('tells Prometheus what the process does, by the names of the table, and nobody’s name', async () => {
  const anna = newPerson(fixture, 'anna');
  await register(anna);
  let text = '';
  await until('the confirmation to be sent', async () => {
    text = await read();
    return /kloak_mails_total\{outcome="sent"\} 1/.test(text);
  });
  const ours = [...text.matchAll(/^# TYPE (kloak_\w+) (\w+)$/gm)].map(([, name, kind]) => [name, kind]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(Object.entries(metrics).map(([name, { kind }]) => [name, kind])));
  expect(text).toMatch(/kloak_rpc_seconds_count\{service="identity",method="Register",outcome="ok"\} 1/);
  expect(text).toMatch(/kloak_commit_seconds_count\{service="identity",outcome="appended"\} [1-9]/);
  expect(text).toMatch(/kloak_http_request_seconds_count\{method="POST",route="\/api\/users\/register",status="200"\} 1/);
  expect(text).toMatch(/kloak_jobs_parked\{service="media"\} 0/);
  expect(text).toMatch(/kloak_problems\{service="gateway"\} 0/);
  expect(text).toMatch(/kloak_disk_free_bytes [1-9]/);
  expect(text).toMatch(/process_resident_memory_bytes [1-9]/);
  expect(text).not.toContain(anna.name);
});

it('does not say it at the door', async () => {
  const answer = await fetch(`${fixture.base}/metrics`);
  expect([answer.status === 200 && (await answer.text()).includes('kloak_'), (await fetch(`http://${address}/`)).status]).toEqual([false, 404]);
});
