// Trust between the processes of a vault. The table of permitted calls is compared with the services and the gateway themselves.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gateway } from '@kloak/gateway/gateway.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { CallerClient } from '@kloak/platform/engine/caller-client.ts';
import type { CallMeta } from '@kloak/platform/ports/rpc.ts';
import { testTokens } from '@kloak/platform/testing/access-tokens.ts';
import { password, startWorld, type World } from '@kloak/platform/testing/world.ts';
import { splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { allowedCalls } from '@kloak/platform/trust/may-call.ts';
import { minuteMs } from '@kloak/proto/rules/durations.ts';
import { loadServices } from './services.ts';

const services = await loadServices();
const root = resolve(import.meta.dirname, '..');

/** The program of a folder, without its tests, as one text. */
function sourceOf(folder: string): string {
  const files = globSync('**/*.ts', { cwd: resolve(root, folder), exclude: ['node_modules', 'testing'] }).filter((path) => !path.endsWith('.test.ts'));
  return files.map((path) => readFileSync(resolve(root, folder, path), 'utf8')).join('\n');
}

const named = allowedCalls.flatMap(({ caller, callee, methods }) => methods.map((method) => ({ caller, callee, method })));
/** Calls that the engine itself makes. */
const isOfEngine = (method: string) =>
  ['Read', 'ReadAbout', 'Tails', 'AwaitView', 'AwaitAccess', 'GetSigningKeys', 'GetHealth', 'RetryJob', 'DropJob', 'MayOperate'].includes(method);
const textOf = ({ caller, callee, method }: (typeof named)[number]) => `${caller} ${callee}.${method}`;
const rowsOf = (...methods: readonly string[]) =>
  named
    .filter(({ method }) => methods.includes(method))
    .map(textOf)
    .sort();

describe('the table of who may call what', () => {
  it('lets read a log who follows it, and nobody else', () => {
    const followed = [...services, gateway].flatMap(({ name, views, reactions }) => {
      const sources = new Set([...views, ...reactions].flatMap(({ reads }) => Object.keys(reads)));
      return [...sources]
        .filter((source) => source !== name)
        .flatMap((source) => ['Read', 'ReadAbout', 'Tails'].map((method) => `${name} ${source}.${method}`));
    });
    expect(rowsOf('Read', 'ReadAbout', 'Tails')).toEqual(followed.sort());
  });

  it('lets wait for views who waits for them, and nobody else', () => {
    const waits = services.flatMap(({ name }) => {
      const callees = [...sourceOf(`services/${name}`).matchAll(/\.caughtUp\('(\w+)'/g)].map(([, callee]) => callee);
      return [...new Set(callees)].map((callee) => `${name} ${callee}.AwaitView`);
    });
    expect(rowsOf('AwaitView')).toEqual(waits.sort());
  });

  it('lets each service wait for all others where access ends', () => {
    const names = services.map(({ name }) => name);
    const waits = names.flatMap((name) => names.filter((other) => other !== name).map((other) => `${name} ${other}.AwaitAccess`));
    expect(rowsOf('AwaitAccess')).toEqual(waits.sort());
  });

  it('lets ask for the keys of access tokens whoever is shown some, and nobody else', () => {
    const shown = [...services.filter(({ rpcs }) => Object.keys(rpcs).length > 0), gateway].map(({ name }) => `${name} identity.GetSigningKeys`);
    expect(rowsOf('GetSigningKeys')).toEqual(shown.sort());
  });

  it('lets an admin see how each service is, and each service ask whether it is one', () => {
    expect(rowsOf('GetHealth')).toEqual(services.map(({ name }) => `gateway ${name}.GetHealth`).sort());
    expect(rowsOf('MayOperate')).toEqual([...services, gateway].map(({ name }) => `${name} identity.MayOperate`).sort());
  });

  it('has no row that nobody calls', () => {
    const sources = new Map([
      ['gateway', sourceOf('gateway')],
      ['operator', sourceOf('deploy/demo')],
      ...services.map(({ name }) => [name, sourceOf(`services/${name}`)] as const),
    ]);
    const isCalled = ({ caller, callee, method }: (typeof named)[number]) =>
      [`'${callee}.${method}'`, `.rpc.${callee}.${method}(`].some((words) => sources.get(caller)?.includes(words));
    expect(named.filter((one) => !isOfEngine(one.method) && !isCalled(one)).map(textOf)).toEqual([]);
  });

  it('has somebody who may call each rpc', () => {
    const callable = new Set(named.map(({ callee, method }) => `${callee}.${method}`));
    const rpcs = services.flatMap(({ rpcs }) => Object.values<{ call: string }>(rpcs).map(({ call }) => call));
    expect(rpcs.filter((call) => !callable.has(call))).toEqual([]);
  });

  it('is what a caller compiles against', () => {
    const ask = async (operator: CallerClient<'operator'>) => {
      await operator.call('identity.FindAccount', { query: 'anna' });
      // @ts-expect-error the operator has no row for it
      await operator.call('media.OpenUpload', { files: [] });
    };
    const reach = async ({ rpc }: Pick<Ctx, 'rpc'>) => {
      await rpc.identity.GetSigningKeys({});
      // @ts-expect-error no service has a row for it
      await rpc.identity.FindAccount({ query: 'anna' });
    };
    expect([ask, reach]).toHaveLength(2);
  });
});

describe('a call in the name of a member', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(services);
  });
  afterAll(() => world.close());

  /** Access token of a new member. */
  async function tokenOf(username: string): Promise<{ account: string; accessToken: string }> {
    const { id: account, email } = await world.joins(username, { verified: false });
    const { tokens } = await world.as().call('identity', 'SignIn', { email, password, remember: false });
    return { account, accessToken: splitAccessToken(tokens?.accessToken ?? '').token };
  }
  /** Calls as the gateway does, whose claims may exceed its proofs. */
  const askedAs = async (meta: Partial<CallMeta> & { account?: string; session?: string }): Promise<object> => {
    const deadline = new Date(Date.now() + 20_000).toISOString();
    const whole = { from: 'gateway', key: 'k', keyed: false, position: {}, requestId: 'r', deadline, ...meta };
    return (await world.harness.platform.rpc.call('identity', 'GetAccount', {}, whole)).response;
  };
  const signedOut = { kind: 'unauthenticated', code: 'signed-out' };

  it('is for the member whose token is shown, whatever its caller says', async () => {
    const [anna, ben] = [await tokenOf('anna'), await tokenOf('ben')];
    await world.harness.settled();
    expect(await askedAs({ accessToken: anna.accessToken })).toMatchObject({ account: anna.account });
    expect(await askedAs({ accessToken: anna.accessToken, account: ben.account, session: 's' })).toMatchObject({ account: anna.account });
  });

  it('is refused without a token of ours, also for services', async () => {
    const dora = await tokenOf('dora');
    const principal = { account: dora.account, session: 's' };
    const [header, claims] = dora.accessToken.split('.');
    const tokens = [undefined, '', 'a.b.c', `${header}.${claims}.`, await testTokens().sign(principal, new Date())];
    for (const accessToken of tokens) await expect(askedAs({ accessToken, ...principal })).rejects.toMatchObject(signedOut);
  });

  it('may come a little after its token is over, since a form may be long on its way, and not later', async () => {
    const { account, accessToken } = await tokenOf('emma');
    await world.harness.settled();
    world.setAhead(19 * minuteMs);
    expect(await askedAs({ accessToken })).toMatchObject({ account });
    world.setAhead(21 * minuteMs);
    await expect(askedAs({ accessToken })).rejects.toMatchObject(signedOut);
    world.setAhead(0);
  });
});
