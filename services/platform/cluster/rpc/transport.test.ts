import { connect, createServer } from 'node:net';
import { answerWith, metaFrom } from '../../contract/rpc/fixture.ts';
import { type Certificates, newCertificates, withCertificates } from '../../testing/certificates.ts';
import { freePort, listenOnFreePort } from '../../testing/listen-on-free-port.ts';
import { refusalOf } from '../../testing/until.ts';
import { newServiceKeys } from '../../trust/service-keys.ts';
import { type TransportSettings, transportFaults } from '../../trust/transport.ts';
import { type GrpcSettings, grpcRpc } from './rpc.ts';

const keys = newServiceKeys(['media', 'gateway']);
const keysOf = (name: string) => keys.get(name) ?? { privateKey: '', publicKeys: {} };
const report = () => {};

describe('rpcs in plain text', () => {
  const beyond: Pick<GrpcSettings, 'listen' | 'addresses'>[] = [
    { listen: '0.0.0.0:9090', addresses: {} },
    { listen: '[::]:9090', addresses: {} },
    { listen: ':9090', addresses: {} },
    { addresses: { media: 'media:9090' } },
    { addresses: { media: '10.0.0.7:9090' } },
    { addresses: { media: '127.0.0.1.example.org:9090' } },
    { addresses: { media: 'notlocalhost:9090' } },
    { listen: '127.0.0.1:9090', addresses: { identity: 'localhost:9090', media: '192.168.1.2:9090' } },
  ];
  const here = { listen: '127.0.0.1:9090', addresses: { identity: 'localhost:1', social: '[::1]:2', media: '127.0.0.53:3' } };

  it.each(beyond)('are refused beyond this machine: %j', (places) => {
    expect(() => grpcRpc({ ...places, serviceName: 'media', keys: keysOf('media'), report })).toThrow(
      /in plain text: .*KLOAK_RPC_TLS_CA.*KLOAK_RPC_PLAINTEXT=on/,
    );
  });

  it('are told of by all that is wrong', () => {
    expect(transportFaults({ listen: '0.0.0.0:9090', addresses: { media: 'media:9090' } })).toEqual([
      expect.stringContaining('this process listens on 0.0.0.0:9090, calls media at media:9090.'),
    ]);
  });

  it('pass on this machine, and beyond it where that is asked for', () => {
    expect(transportFaults(here)).toEqual([]);
    for (const places of beyond) expect(transportFaults({ ...places, allowPlaintext: true })).toEqual([]);
  });
});

withCertificates('rpcs by TLS', () => {
  let [ours, others]: Certificates[] = [];
  beforeAll(() => {
    [ours, others] = [newCertificates(), newCertificates()];
  });

  /** Serves media with TLS, and returns the gateway's result over its own transport. */
  async function asked(transport: TransportSettings, address?: string) {
    const [listen, heard] = [`127.0.0.1:${await freePort()}`, [] as string[]];
    const wire = createServer((near) => {
      const far = connect(Number(listen.split(':')[1]), '127.0.0.1');
      for (const socket of [near, far]) socket.on('error', () => {}).on('data', (part) => heard.push(part.toString('latin1')));
      near.pipe(far).pipe(near);
    });
    const port = await listenOnFreePort(wire);
    const media = grpcRpc({ addresses: {}, listen, serviceName: 'media', keys: keysOf('media'), transport: { tls: ours }, report });
    const gateway = grpcRpc({ addresses: { media: address ?? `localhost:${port}` }, serviceName: 'gateway', keys: keysOf('gateway'), transport, report });
    await media.serve('media', { methods: { GetPost: async () => answerWith({ post: { title: 'Sunday at the lake' } }) }, streams: {} });
    const call = gateway.call('media', 'GetPost', { item: 'i1' }, metaFrom('gateway'));
    const outcome = await call.catch((error: unknown) => refusalOf(Promise.reject(error)));
    await gateway.close();
    await media.close();
    wire.close();
    return { outcome, heard: heard.join('') };
  }

  it('pass between those who have certificates of one authority, and nobody reads them on the way', async () => {
    const { outcome, heard } = await asked({ tls: ours });
    expect(outcome).toMatchObject({ response: { post: { title: 'Sunday at the lake' } } });
    expect(heard.length).toBeGreaterThan(1000);
    for (const word of ['Sunday', 'GetPost', 'kloak']) expect(heard).not.toContain(word);
  });

  it('are not answered to whoever shows none, or one of another authority', async () => {
    const unavailable = { name: 'Refusal', kind: 'unavailable' };
    expect((await asked({})).outcome).toMatchObject(unavailable);
    if (!ours || !others) throw new Error('no certificates');
    expect((await asked({ tls: { ...others, ca: ours.ca } })).outcome).toMatchObject(unavailable);
  });

  it('are not sent to whoever shows one of another authority', async () => {
    expect((await asked({ tls: others })).outcome).toMatchObject({ name: 'Refusal', kind: 'unavailable' });
  });
});
