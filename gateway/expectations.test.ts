import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { nameOf } from '@kloak/proto/api/call.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { loadServices } from '../deploy/services.ts';
import { routes } from './api/routes.ts';
import { askExpectations } from './testing/ask-expectations.ts';
import { rulesOfRoutes } from './testing/expectations.ts';
import { makeScene } from './testing/make-scene.ts';
import { statusesOf } from './testing/statuses.ts';
import { startVault, type Vault } from './testing/vault.ts';

const services = await loadServices();

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(services);
});
afterAll(() => vault.close());

it('every call of the contract has one route', () => {
  expect(routes.map(({ call }) => nameOf(call)).toSorted()).toEqual([...callsByName.keys()].toSorted());
});

/** Guests are answered by the gateway itself. */
const answersGuestsItself = ['GET /api/users/auth', 'GET /api/stripe/retrieve-products'];

it('what everybody may ask is public, and nothing else', () => {
  const isPublic = routes.filter(({ call }) => call.who === 'public').map(({ call }) => nameOf(call));
  const ruleOfRoute = rulesOfRoutes(services);
  const anyoneMay = routes.filter((one) => ruleOfRoute(one) === 'anyone').map(({ call }) => nameOf(call));
  expect(isPublic.toSorted()).toEqual([...anyoneMay, ...answersGuestsItself].toSorted());
});

/** Rpcs without a session that have a page or a signature instead of a route. */
const answeredByPages = ['notification.Unsubscribe', 'billing.GetSandboxPage', 'billing.SubmitSandboxPage', 'billing.TakeWebhook'];

it('what anyone may ask of a service has a door of its own, and what services ask each other has none', () => {
  const asked = new Set<string>(routes.flatMap(({ rpcs }) => rpcs));
  const ofRule = (rule: string) => services.flatMap(({ rpcs }) => Object.values<{ call: string; rule: string }>(rpcs).filter((one) => one.rule === rule));
  const callsOf = (rule: string) => ofRule(rule).map(({ call }) => call);
  expect(
    callsOf('anyone')
      .filter((call) => !asked.has(call))
      .toSorted(),
  ).toEqual(answeredByPages.toSorted());
  expect(callsOf('internal')).toContain('media.NoteArrival');
  expect(callsOf('internal').filter((call) => asked.has(call))).toEqual([]);
});

it('a rule that the table of roles does not know is a fault', () => {
  expect(() => statusesOf('whoever')).toThrow('"whoever"');
});

// A long run checks the whole product on the cluster too (deploy/stories/roles.ts).
it('every role gets what the table says', async () => {
  const bytes = await drawPhoto({ seed: 1, format: 'png' });
  const { scene, askers } = await makeScene(vault, { fileName: 'beach.png', type: 'image/png', bytes });
  expect(await askExpectations(services, { guest: vault.guest(), ...askers }, scene)).toEqual([]);
});
