import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import { answerWith, inSeconds, metaFrom, type RpcFixture } from '../../contract/rpc/fixture.ts';
import { rpcSuite } from '../../contract/rpc/rpc-suite.ts';
import type { Rpc, ServeMethod } from '../../ports/rpc.ts';
import { cuttable, freePort } from '../../testing/listening.ts';
import { refusalOf, until } from '../../testing/until.ts';
import { writeCallMeta } from '../../wire/rpc-meta.ts';
import { grpcRpc } from './rpc.ts';
import { metadataWith } from './status.ts';
import { serviceTokens } from './token.ts';

const serviceKey = 'a key that all services share: 0123456789';
const report = () => {};

function process(serviceName: string, addresses: Record<string, string>, listen?: string, key = serviceKey): Rpc {
  return grpcRpc({ serviceName, addresses, serviceKey: key, report, listen });
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

/** A server, a caller, and a wire between them that can be cut. */
async function overWire(key?: string) {
  const address = `127.0.0.1:${await freePort()}`;
  const wire = await cuttable(Number(address.split(':')[1]));
  const media = process('media', {}, address);
  const social = process('social', { media: `127.0.0.1:${wire.port}` }, undefined, key);
  return {
    media,
    social,
    wire,
    async close() {
      await social.close();
      wire.close();
      await media.close();
    },
  };
}

describe('a connection that is cut', () => {
  let fixture: Awaited<ReturnType<typeof overWire>>;
  beforeEach(async () => {
    fixture = await overWire();
  });
  afterEach(() => fixture.close());
  const ask = (options?: { safe: boolean }, deadline = inSeconds(5)) =>
    fixture.social.call('media', 'GetPost', { item: 'i' }, metaFrom('social', { deadline }), options);

  /** Cuts the wire while the first call is being answered. */
  const cutOnce = async () => {
    let asked = 0;
    const GetPost: ServeMethod = async () => {
      asked += 1;
      if (asked === 1) fixture.wire.cut();
      return answerWith({ post: { id: `answer ${asked}` } });
    };
    await fixture.media.serve('media', { methods: { GetPost }, streams: {}, internal: [] });
    return () => asked;
  };

  it('makes a safe call again', async () => {
    const asked = await cutOnce();
    await expect(ask({ safe: true })).resolves.toMatchObject({ response: { post: { id: 'answer 2' } } });
    expect(asked()).toBe(2);
  });

  it('makes no other call again', async () => {
    const asked = await cutOnce();
    expect(await refusalOf(ask())).toMatchObject({ name: 'Refusal', kind: 'unavailable' });
    await until('the wire is whole', () =>
      ask().then(
        () => true,
        () => false,
      ),
    );
    expect(asked()).toBe(2);
  });

  it('does not make a safe call a third time', async () => {
    let asked = 0;
    const GetPost: ServeMethod = async () => {
      asked += 1;
      fixture.wire.cut();
      return answerWith({});
    };
    await fixture.media.serve('media', { methods: { GetPost }, streams: {}, internal: [] });
    expect(await refusalOf(ask({ safe: true }))).toMatchObject({ kind: 'unavailable' });
    expect(asked).toBe(2);
  });

  it('is waited for by a safe call over a restart of the server', async () => {
    const GetPost: ServeMethod = async () => answerWith({ post: { id: 'new' } });
    const stop = await fixture.media.serve('media', { methods: { GetPost }, streams: {}, internal: [] });
    await ask();
    fixture.wire.break();
    await stop();
    const call = ask({ safe: true });
    const unsafe = refusalOf(ask());
    expect(await unsafe).toMatchObject({ kind: 'unavailable' });
    await fixture.media.serve('media', { methods: { GetPost }, streams: {}, internal: [] });
    fixture.wire.mend();
    await expect(call).resolves.toMatchObject({ response: { post: { id: 'new' } } });
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
      internal: [],
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
  const serving = { methods: { GetPost: served('GetPost'), Tails: served('Tails') }, streams: {}, internal: ['Tails'] };
  const unauthenticated = { code: status.UNAUTHENTICATED };

  it('made with another key proves nothing: no method answers', async () => {
    const fixture = await overWire('another key that nobody shares: 9876543210');
    await fixture.media.serve('media', serving);
    for (const method of ['GetPost', 'Tails'])
      expect(await refusalOf(fixture.social.call('media', method, {}, metaFrom('social')))).toMatchObject({ kind: 'unavailable' });
    expect(fixture.social.problems()).toEqual(['the media service does not accept our service key']);
    expect(asked).toEqual([]);
    await fixture.close();
  });

  it('is needed for every method, and proves only whom it names', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const media = process('media', {}, address);
    await media.serve('media', serving);
    const client = new Client(address, credentials.createInsecure());
    const bare = (path: string, metadata: Metadata) =>
      new Promise((resolve, reject) => {
        const asIs = (bytes: Buffer) => bytes;
        client.makeUnaryRequest(path, asIs, asIs, Buffer.alloc(0), metadata, { deadline: Date.now() + 5000 }, (error, value) =>
          error ? reject(error) : resolve(value),
        );
      });
    const tokens = serviceTokens(serviceKey);
    const from = (service: string) => writeCallMeta(metaFrom(service));
    const tails = '/kloak.media.v1.Log/Tails';
    const getPost = '/kloak.media.v1.Media/GetPost';

    for (const path of [tails, getPost]) expect(await refusalOf(bare(path, new Metadata()))).toMatchObject(unauthenticated);
    for (const token of ['', 'a.b.c', await tokens.of('gateway')]) {
      expect(await refusalOf(bare(tails, metadataWith({ 'kloak-call-bin': from('social'), 'kloak-token': token })))).toMatchObject(unauthenticated);
    }
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"social","aud":"kloak-rpc","exp":9999999999}').toString('base64url')}.`;
    expect(await refusalOf(bare(tails, metadataWith({ 'kloak-call-bin': from('social'), 'kloak-token': unsigned })))).toMatchObject(unauthenticated);
    expect(asked).toEqual([]);

    await expect(bare(tails, metadataWith({ 'kloak-call-bin': from('social'), 'kloak-token': await tokens.of('social') }))).resolves.toBeDefined();
    expect(asked).toEqual(['Tails']);
    client.close();
    await media.close();
  });
});
