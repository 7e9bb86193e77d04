// Guarantees of every way of sending pushes to browsers.
import { createECDH } from 'node:crypto';
import type { PushSettings } from '../../ports/shared/push-sender.ts';
import type { PushMessage, WebPush } from '../../ports/web-push.ts';
import { freePort } from '../../testing/listen-on-free-port.ts';
import { pushService } from '../../testing/push-service.ts';

function newKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = pair.getPrivateKey();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]).toString('base64url') };
}

const privateHosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '017700000001',
  '0.0.0.0',
  '10.0.0.8',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a00:8]',
  '[64:ff9b::a00:8]',
  '[fc00::1]',
  '[fe80::1]',
  '[ff02::1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  'localhost',
  'localhost.',
];

export function webPushSuite(open: (settings: PushSettings) => WebPush): void {
  const vapid = newKeys();
  const message = (parts: Partial<PushMessage> = {}): PushMessage => ({
    payload: '{"kind":"read"}',
    topic: 'a-topic',
    vapid,
    subject: 'mailto:family@example.org',
    secondsLeft: 60.5,
    ...parts,
  });
  let service: Awaited<ReturnType<typeof pushService>>;
  let push: WebPush;
  beforeAll(async () => {
    service = await pushService();
    push = open({ allowsLoopback: true });
  });
  afterAll(() => service.close());

  it('brings a message to the browser alone, signed by the vault', async () => {
    await expect(push.send(service.subscribe('phone'), message({ payload: '{"title":"Zoë"}' }))).resolves.toBe('delivered');
    expect(service.failures).toEqual([]);
    expect(service.received).toEqual([
      { to: 'phone', payload: { title: 'Zoë' }, ttl: 60, topic: 'a-topic', signedBy: vapid.publicKey, subject: 'mailto:family@example.org' },
    ]);
  });

  it.each([
    [200, 'delivered'],
    [404, 'dropped'],
    [410, 'dropped'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
    [400, 'given-up'],
    [403, 'given-up'],
    [413, 'given-up'],
  ] as const)('takes the answer %i as %s', async (status, outcome) => {
    const subscription = service.subscribe(`answered-${status}`);
    service.answerBy(() => ({ status }));
    await expect(push.send(subscription, message())).resolves.toBe(outcome);
    service.answerBy(() => undefined);
  });

  it('follows no redirect', async () => {
    const [moved, other] = [service.subscribe('moved'), service.subscribe('other')];
    for (const status of [301, 302, 307, 308]) {
      service.answerBy((to) => (to === 'moved' ? { status, location: other.endpoint } : undefined));
      await expect(push.send(moved, message())).resolves.toBe('given-up');
    }
    service.answerBy(() => undefined);
    expect(service.asked).not.toContain('other');
  });

  it('takes nobody who answers for a failure that may pass', async () => {
    const { keys } = service.subscribe('away');
    await expect(push.send({ endpoint: `http://127.0.0.1:${await freePort()}/`, keys }, message())).resolves.toBe('failed');
  });

  it('asks nobody once no time is left', async () => {
    const late = service.subscribe('late');
    await expect(push.send(late, message({ secondsLeft: 0 }))).resolves.toBe('given-up');
    expect(service.asked).not.toContain('late');
  });

  describe('outside tests', () => {
    const published: Record<string, readonly string[]> = { 'push.example.net': ['8.8.8.8', '2a00:1450::1'], 'inside.example.net': ['8.8.8.8', '10.1.2.3'] };
    const strict = () => open({ allowsLoopback: false });
    const named = () => open({ allowsLoopback: false, resolve: async (host) => published[host] ?? [] });

    it.each(privateHosts)('reaches nothing at %s', async (host) => {
      const subscription = { ...service.subscribe('inside'), endpoint: `https://${host}/send/inside` };
      await expect(strict().isPublic(subscription.endpoint)).resolves.toBe(false);
      await expect(strict().send(subscription, message())).resolves.toBe('given-up');
    });

    it.each(['http://push.example.net/a', 'ftp://push.example.net/a', 'https://push.example.net:8443/a', 'https://a:b@push.example.net/a', 'push', ''])(
      'reaches nothing at "%s"',
      async (endpoint) => {
        await expect(named().isPublic(endpoint)).resolves.toBe(false);
        await expect(named().send({ ...service.subscribe('odd'), endpoint }, message())).resolves.toBe('given-up');
      },
    );

    it('reaches a name only if all its addresses are public', async () => {
      const isPublic = (host: string) => named().isPublic(`https://${host}/send/a`);
      expect(await Promise.all(['push.example.net', 'inside.example.net'].map(isPublic))).toEqual([true, false]);
    });

    it('takes a name that DNS does not know now, and tries it later', async () => {
      const endpoint = 'https://nowhere.example.net/send/a';
      await expect(named().isPublic(endpoint)).resolves.toBe(true);
      await expect(named().send({ ...service.subscribe('nowhere'), endpoint }, message())).resolves.toBe('failed');
    });
  });

  it('looks at the addresses again at each sending, and connects to no other', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const rebound = open({ allowsLoopback: false, resolve: async () => answers.shift() ?? ['127.0.0.1'] });
    const subscription = { ...service.subscribe('rebound'), endpoint: 'https://rebound.example.net/send/rebound' };
    await expect(rebound.isPublic(subscription.endpoint)).resolves.toBe(true);
    await expect(rebound.send(subscription, message())).resolves.toBe('given-up');
    const led = open({ allowsLoopback: true, resolve: async () => ['127.0.0.1'] });
    const { port } = new URL(service.origin);
    await expect(led.send({ ...service.subscribe('led'), endpoint: `http://led.example.net:${port}/send/led` }, message())).resolves.toBe('given-up');
    expect(service.asked).toContain('led');
  });
}
