import { inSeconds } from '../contract/rpc/fixture.ts';
import { embeddedRpc } from '../embedded/rpc/rpc.ts';
import { Refusal } from '../errors.ts';
import type { CallMeta, ServeMethod } from '../ports/rpc.ts';
import { itemsView } from '../testing/engine/data.ts';
import { refusalOf } from '../testing/until.ts';
import { positionOf } from '../wire/position.ts';
import { callerClient } from './caller-client.ts';
import { awaitView, type ClientMeta, isSafe, rpcClients } from './clients.ts';
import { newOperation, noteWritten, type Operation } from './operation.ts';

const meta: ClientMeta = { accessToken: 'a.b.c', from: 'social', key: 'k', keyed: true, bodyHash: 'h' };

/** An operation whose caller has a position, and services that answer calls as instructed and record their metadata. */
async function setUp(serve: ServeMethod, changed: Partial<ClientMeta> = {}) {
  const rpc = embeddedRpc({ report: () => {} });
  const asked: CallMeta[] = [];
  const noted: ServeMethod = (request, of) => {
    asked.push(of);
    return serve(request, of);
  };
  await rpc.serve('identity', { methods: { GetSigningKeys: noted }, streams: {} });
  await rpc.serve('media', { methods: { AwaitView: noted }, streams: {} });
  const operation: Operation = newOperation({
    idempotencyScope: ['a', 'k'],
    method: 'Test',
    keyed: true,
    position: positionOf('social', 0, 4),
    requestId: 'r',
  });
  const ofCall = { ...meta, ...changed };
  const { identity } = rpcClients(rpc, ['identity'], operation, ofCall);
  const view = () => awaitView(rpc, operation, { from: 'social', deadline: ofCall.deadline }, 'media', itemsView('items'));
  return { operation, asked, getKeys: () => identity.GetSigningKeys({}), awaitView: view };
}

describe('a call of another service', () => {
  it('asks in the name of the operation: who calls, under which key, and what the caller has seen and the operation has written', async () => {
    const { operation, asked, getKeys } = await setUp(async () => ({
      response: {},
      meta: { wrote: positionOf('media', 1, 7), stale: false, narrowed: false },
    }));
    noteWritten(operation, positionOf('identity', 2, 9));
    await getKeys();
    await getKeys();
    const seen = { social: { 0: 4 }, identity: { 2: 9 } };
    expect(asked).toMatchObject([{ ...meta, requestId: 'r', position: seen }, { ...meta }]);
    // The second call must have seen the commits of the first.
    expect(asked.map(({ position }) => position)).toEqual([seen, { ...seen, media: { 1: 7 } }]);
    expect(operation.outcome).toEqual({ wrote: { identity: { 2: 9 }, media: { 1: 7 } }, stale: false, narrowed: false });
  });

  it('makes the answer of the operation stale when it was answered so', async () => {
    const { operation, getKeys } = await setUp(async () => ({ response: {}, meta: { wrote: {}, stale: true, narrowed: false } }));
    await getKeys();
    expect(operation.outcome.stale).toBe(true);
  });

  it('that was refused after something was written, wrote it for the operation', async () => {
    const { operation, getKeys } = await setUp(async () => {
      const refusal = new Refusal('conflict', 'too-late', 'Too late.');
      refusal.wrote = positionOf('media', 0, 3);
      throw refusal;
    });
    expect(await refusalOf(getKeys())).toMatchObject({ code: 'too-late' });
    expect(operation.outcome.wrote).toEqual({ media: { 0: 3 } });
  });

  it.each(['getKeys', 'awaitView'] as const)('ends with the call that it is made for, if that is sooner: %s', async (call) => {
    const answer: ServeMethod = async () => ({ response: {}, meta: { wrote: {}, stale: false, narrowed: false } });
    const left = async (deadline?: string) => {
      const { asked, [call]: ask } = await setUp(answer, { deadline });
      await ask();
      return Date.parse(asked[0]?.deadline ?? '') - Date.now();
    };
    expect(await left(inSeconds(5))).toBeLessThanOrEqual(5000);
    expect(await left()).toBeGreaterThan(10_000);
    expect(await left(inSeconds(60))).toBeLessThanOrEqual(20_000);
  });

  it('has as long as its proto says, where that says so', async () => {
    const rpc = embeddedRpc({ report: () => {} });
    let deadline = '';
    const tokens = { session: 's', accessToken: 'a', refreshToken: 'r', remember: false, endsAt: 'then' };
    const answer: ServeMethod = async (_request, { deadline: until }) => {
      deadline = until;
      return { response: { account: 'a', username: 'anna', tokens }, meta: { wrote: {}, stale: false, narrowed: false } };
    };
    await rpc.serve('identity', { methods: { SignIn: answer }, streams: {} });
    const { call } = callerClient(rpc, 'gateway', { key: 'k', keyed: true, position: {}, requestId: 'r' });
    await call('identity.SignIn', { email: 'anna@example.org', password: 'x', remember: false, device: '', isKnownBrowser: false });
    expect(Date.parse(deadline) - Date.now()).toBeGreaterThan(40_000);
  });
});

describe('a method', () => {
  it.each(['GetPost', 'ListComments', 'FindProfile', 'IsMember', 'MayFetch', 'AwaitView'])('%s only reads', (method) => expect(isSafe(method)).toBe(true));
  it.each(['PublishUpload', 'Register', 'Getaway', 'Issue', 'DeletePost'])('%s is not called again', (method) => expect(isSafe(method)).toBe(false));
});
