import { Client, credentials, status } from '@grpc/grpc-js';
import { answerWith, inSeconds, metaFrom, type RpcFixture } from '../../contract/rpc/fixture.ts';
import { rpcSuite } from '../../contract/rpc/rpc-suite.ts';
import { newerBuild } from '../../engine/known-commits.ts';
import type { Rpc, ServeMethod } from '../../ports/rpc.ts';
import { cuttableProxy, freePort } from '../../testing/listen-on-free-port.ts';
import { refusalOf, until } from '../../testing/until.ts';
import { callTokens } from '../../trust/call-tokens.ts';
import { type KeySettings, newServiceKeys, readServiceKeys } from '../../trust/service-keys.ts';
import { writeCallMeta } from '../../wire/rpc-meta.ts';
import { grpcRpc } from './rpc.ts';
import { metadataWith } from './status.ts';

const processes = ['media', 'social', 'gateway'];
const keys = newServiceKeys(processes);
const strangersKeys = newServiceKeys(processes);
const keysOf = (name: string, set = keys): KeySettings => set.get(name) ?? { privateKey: '', publicKeys: {} };
const report = () => {};
const asIs = (bytes: Buffer): Buffer => bytes;

function process(serviceName: string, addresses: Record<string, string>, listen?: string, set = keys): Rpc {
  return grpcRpc({ serviceName, addresses, keys: keysOf(serviceName, set), report, listen });
}

async function threeProcesses(): Promise<RpcFixture> {
  const address = `127.0.0.1:${await freePort()}`;
  const media = process('media', {}, address);
  const [social, gateway] = [process('social', { media: address }), process('gateway', { media: address })];
  return {
    media,
    social,
    gateway,
    async close() {
      await Promise.all([social.close(), gateway.close()]);
      await media.close();
    },
  };
}

describe('rpc by gRPC', () => {
  rpcSuite(threeProcesses);
});

/** A server, two callers, and a wire between them that can be cut. */
async function overWire(set = keys) {
  const address = `127.0.0.1:${await freePort()}`;
  const wire = await cuttableProxy(Number(address.split(':')[1]));
  const media = process('media', {}, address);
  const [social, gateway] = ['social', 'gateway'].map((name) => process(name, { media: `127.0.0.1:${wire.port}` }, undefined, set));
  if (!social || !gateway) throw new Error('nobody calls');
  return {
    media,
    social,
    gateway,
    wire,
    async close() {
      await Promise.all([social.close(), gateway.close()]);
      wire.close();
      await media.close();
    },
  };
}

describe('the health service of gRPC', () => {
  const ask = (client: Client, name: string) =>
    new Promise<number>((resolve, reject) => {
      const request = Buffer.from([0x0a, name.length, ...Buffer.from(name)]);
      client.makeUnaryRequest<Buffer, Buffer>('/grpc.health.v1.Health/Check', asIs, asIs, request, (error, value) =>
        error ? reject(error) : resolve(value?.at(-1) ?? 0),
      );
    });
  const watch = (client: Client, name: string): number[] => {
    const seen: number[] = [];
    const request = Buffer.from([0x0a, name.length, ...Buffer.from(name)]);
    const call = client.makeServerStreamRequest<Buffer, Buffer>('/grpc.health.v1.Health/Watch', asIs, asIs, request);
    call.on('data', (bytes: Buffer) => seen.push(bytes.at(-1) ?? 0));
    call.on('error', () => undefined);
    return seen;
  };

  it('tells what is served to who has no token, and who watches when it ends', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const media = process('media', {}, address);
    const client = new Client(address, credentials.createInsecure());
    const stop = await media.serve('media', { methods: { GetPost: async () => answerWith({}) }, streams: {} });
    const name = 'kloak.media.v1.Media';
    expect([await ask(client, ''), await ask(client, name)]).toEqual([1, 1]);
    await expect(ask(client, 'kloak.chat.v1.Chat')).rejects.toMatchObject({ code: status.NOT_FOUND });
    const [seen, ofOthers] = [watch(client, name), watch(client, 'kloak.chat.v1.Chat')];
    await until('the watchers are answered', async () => seen.length === 1 && ofOthers.length === 1);
    await stop();
    await until('its end is told', async () => seen.length === 2);
    expect([seen, ofOthers]).toEqual([[1, 2], [3]]);
    client.close();
    await media.close();
  });
});

describe('a connection that is cut', () => {
  let fixture: Awaited<ReturnType<typeof overWire>>;
  beforeEach(async () => {
    fixture = await overWire();
  });
  afterEach(() => fixture.close());
  const ask = (options?: { safe: boolean }, deadline = inSeconds(5)) =>
    fixture.gateway.call('media', 'GetPost', { item: 'i' }, metaFrom('gateway', { deadline }), options);

  /** Cuts the wire during the answers of this many calls. Returns the number of arrived calls. */
  const cutFirst = async (calls: number) => {
    let asked = 0;
    const GetPost: ServeMethod = async () => {
      asked += 1;
      if (asked <= calls) fixture.wire.cut();
      return answerWith({ post: { id: `answer ${asked}` } });
    };
    await fixture.media.serve('media', { methods: { GetPost }, streams: {} });
    return () => asked;
  };

  it('makes a safe call again', async () => {
    const asked = await cutFirst(1);
    await expect(ask({ safe: true })).resolves.toMatchObject({ response: { post: { id: 'answer 2' } } });
    expect(asked()).toBe(2);
  });

  it('makes no other call again', async () => {
    const asked = await cutFirst(1);
    // The cause is included, which operators find in the gateway's log.
    expect(await refusalOf(ask())).toMatchObject({ name: 'Refusal', kind: 'unavailable', cause: { message: expect.stringContaining('UNAVAILABLE') } });
    await until('the wire is whole', () =>
      ask().then(
        () => true,
        () => false,
      ),
    );
    expect(asked()).toBe(2);
  });

  it('does not make a safe call a third time', async () => {
    const asked = await cutFirst(Number.POSITIVE_INFINITY);
    expect(await refusalOf(ask({ safe: true }))).toMatchObject({ kind: 'unavailable' });
    expect(asked()).toBe(2);
  });

  it('makes safe calls again a hundred times, and then no more while nothing is answered', async () => {
    const asked = await cutFirst(Number.POSITIVE_INFINITY);
    const calls = 130;
    for (let call = 0; call < calls; call += 1) await refusalOf(ask({ safe: true }));
    // A call without a connection was never begun, and is no retry.
    expect(asked()).toBeLessThanOrEqual(calls + 100);
    expect(asked()).toBeGreaterThan(calls);
  });

  it('is waited for by a safe call over a restart of the server', async () => {
    const GetPost: ServeMethod = async () => answerWith({ post: { id: 'new' } });
    const stop = await fixture.media.serve('media', { methods: { GetPost }, streams: {} });
    await ask();
    fixture.wire.break();
    await stop();
    const call = ask({ safe: true });
    const unsafe = refusalOf(ask());
    expect(await unsafe).toMatchObject({ kind: 'unavailable' });
    await fixture.media.serve('media', { methods: { GetPost }, streams: {} });
    fixture.wire.mend();
    await expect(call).resolves.toMatchObject({ response: { post: { id: 'new' } } });
  });

  const refusedAt = async (times: number, wrote: Record<string, Record<number, number>> = {}) => {
    let asked = 0;
    const GetPost: ServeMethod = async () => {
      asked += 1;
      if (asked <= times) throw Object.assign(newerBuild('The item'), { wrote });
      return answerWith({ post: { id: `answer ${asked}` } });
    };
    await fixture.media.serve('media', { methods: { GetPost }, streams: {} });
    return () => asked;
  };

  it('is nothing to wait for where a replica of an older build refuses: the next are asked, a few of them', async () => {
    const asked = await refusedAt(3);
    await expect(ask()).resolves.toMatchObject({ response: { post: { id: 'answer 4' } } });
    expect(asked()).toBe(4);
    await fixture.close();
    fixture = await overWire();
    const askedForNothing = await refusedAt(1000);
    expect(await refusalOf(ask())).toMatchObject({ kind: 'unavailable', code: 'newer-build' });
    expect(askedForNothing()).toBe(5);
  });

  it('makes no call again that an older build refused when it had written', async () => {
    const asked = await refusedAt(1, { media: { 0: 7 } });
    expect(await refusalOf(ask())).toMatchObject({ code: 'newer-build', wrote: { media: { 0: 7 } } });
    expect(asked()).toBe(1);
  });

  it('ends a stream as unavailable', async () => {
    await fixture.media.serve('media', {
      methods: {},
      streams: {
        async *Read() {
          yield { json: '1' };
          fixture.wire.cut();
          await new Promise(() => {});
        },
      },
    });
    const read = async () => {
      for await (const part of fixture.social.stream('media', 'Read', {}, metaFrom('social'))) expect(part).toEqual({ json: '1' });
    };
    expect(await refusalOf(read())).toMatchObject({ name: 'Refusal', kind: 'unavailable' });
  });
});

describe('the token of a call', () => {
  const asked: string[] = [];
  const served =
    (method: string): ServeMethod =>
    async () => {
      asked.push(method);
      return answerWith({});
    };
  const serving = { methods: { GetPost: served('GetPost'), Tails: served('Tails'), AwaitView: served('AwaitView') }, streams: {} };
  const unauthenticated = { code: status.UNAUTHENTICATED };
  beforeEach(() => asked.splice(0));

  it('made with another key proves nothing: no method answers', async () => {
    const fixture = await overWire(strangersKeys);
    await fixture.media.serve('media', serving);
    expect(await refusalOf(fixture.gateway.call('media', 'GetPost', {}, metaFrom('gateway')))).toMatchObject({ kind: 'unavailable' });
    expect(await refusalOf(fixture.social.call('media', 'Tails', {}, metaFrom('social')))).toMatchObject({ kind: 'unavailable' });
    expect(fixture.social.problems()).toEqual(['the media service does not accept our calls: the keys do not match, or the clocks differ']);
    expect(asked).toEqual([]);
    await fixture.close();
  });

  describe('that somebody read off the wire', () => {
    const [log, posts] = ['/kloak.media.v1.Log', '/kloak.media.v1.Media'];
    const paths: Record<string, string> = { Tails: `${log}/Tails`, AwaitView: `${log}/AwaitView`, GetPost: `${posts}/GetPost` };
    type Wire = { method: string; request?: string; meta: string; token: string };
    let [address, media, client] = ['', process('media', {}), new Client('127.0.0.1:1', credentials.createInsecure())];
    beforeEach(async () => {
      address = `127.0.0.1:${await freePort()}`;
      media = process('media', {}, address);
      await media.serve('media', serving);
      client = new Client(address, credentials.createInsecure());
    });
    afterEach(async () => {
      client.close();
      await media.close();
    });

    const send = ({ method, request = '', meta, token }: Wire) =>
      new Promise((resolve, reject) => {
        const asIs = (bytes: Buffer) => bytes;
        const metadata = metadataWith({ 'kloak-call-bin': meta, ...(token && { 'kloak-token': token }) });
        const path = paths[method] ?? '';
        client.makeUnaryRequest(path, asIs, asIs, Buffer.from(request), metadata, { deadline: Date.now() + 5000 }, (error, value) =>
          error ? reject(error) : resolve(value),
        );
      });
    /** A call as its caller signed it, `ahead` ms from now. */
    const signed = (from: string, method: string, { ahead = 0, set = keys, callee = 'media' } = {}): Wire => {
      const tokens = callTokens(readServiceKeys(from, keysOf(from, set)), () => Date.now() + ahead);
      const meta = writeCallMeta(metaFrom(from, { accessToken: 'anna' }));
      return { method, meta, token: tokens.of({ callee, method, meta, request: Buffer.alloc(0) }) };
    };

    it('is good for that call alone', async () => {
      const [wire, gateways] = [signed('social', 'Tails'), signed('gateway', 'GetPost')];
      const changed: Wire[] = [
        { ...wire, token: '' },
        { ...wire, token: 'a.b.c' },
        { ...wire, method: 'AwaitView' },
        { ...wire, request: '\n\u0001a' },
        { ...wire, meta: writeCallMeta(metaFrom('social', { accessToken: 'ben' })) },
        { ...wire, meta: writeCallMeta(metaFrom('gateway', { accessToken: 'anna' })) },
        { ...wire, meta: gateways.meta },
        { ...gateways, meta: wire.meta },
        signed('social', 'Tails', { callee: 'identity' }),
        signed('social', 'Tails', { set: strangersKeys }),
        signed('social', 'Tails', { ahead: -11_000 }),
        signed('social', 'Tails', { ahead: 60_000 }),
      ];
      for (const one of changed) expect(await refusalOf(send(one))).toMatchObject(unauthenticated);
      const [caller = '', expires = '', signature = ''] = wire.token.split('.');
      const forged = [
        `gateway.${expires}.${signature}`,
        `${caller}.${Number(expires) + 5000}.${signature}`,
        `${caller}.${expires}.`,
        `${caller}..${signature}`,
      ];
      for (const token of forged) expect(await refusalOf(send({ ...wire, token }))).toMatchObject(unauthenticated);
      expect(asked).toEqual([]);

      await expect(send(wire)).resolves.toBeDefined();
      await expect(send(gateways)).resolves.toBeDefined();
      expect(asked).toEqual(['Tails', 'GetPost']);
    });

    it('does not open what the table keeps from its caller', async () => {
      expect(await refusalOf(send(signed('gateway', 'Tails')))).toMatchObject({ code: status.PERMISSION_DENIED });
      expect(asked).toEqual([]);
    });
  });
});
