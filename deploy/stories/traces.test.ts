import { type Collector, expectOneTrace, openCollector } from './collector.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { newMember } from './people.ts';

let collector: Collector;
let fixture: EmbeddedFixture;
beforeAll(async () => {
  collector = await openCollector();
  fixture = await embeddedFixture({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
}, 240_000);
afterAll(async () => {
  await fixture?.close();
  await collector?.close();
});

it('tells the collector of one trace from the request to the reaction, without a name of anybody', async () => {
  const anna = await newMember(fixture, 'anna');
  // The call is answered after the gateway has folded her account.
  await anna.visitor.call('GET /api/users/auth', {});
  await Promise.all(fixture.targets.map((target) => target.stop()));
  expectOneTrace(collector.spans());
  expect(collector.heard()).not.toContain(anna.name);
});
