import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCertificates, withCertificates } from '@kloak/platform/testing/certificates.ts';
import { type KeySettings, keyVariables, newServiceKeys } from '@kloak/platform/trust/service-keys.ts';
import { readConfig } from './config.ts';
import { clusterTargets, serviceNames } from './services.ts';

const embedded = (env: Record<string, string> = {}) => readConfig([], env);

function faultsOf(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    return String(error);
  }
}

const contact = { KLOAK_CONTACT_EMAIL: 'family@example.org' };

describe('the configuration', () => {
  it('runs whole and embedded on loopback by default, with the demonstration family', () => {
    expect(embedded()).toMatchObject({
      target: 'all',
      platform: 'embedded',
      port: 8080,
      host: '127.0.0.1',
      url: 'http://localhost:8080',
      demo: 'make',
      limits: true,
    });
  });

  it('checks answers by the contract only where somebody asks for it', () => {
    expect(embedded().checkAnswers).toBe(false);
    expect(embedded({ KLOAK_CHECK_ANSWERS: 'on' }).checkAnswers).toBe(true);
  });

  it('closes the chat to whom somebody names', () => {
    expect(embedded().chatClosedTo).toEqual([]);
    expect(embedded({ KLOAK_CHAT_CLOSED_TO: 'ben, Rosa,' }).chatClosedTo).toEqual(['ben', 'Rosa']);
  });

  it('lets browsers keep the app, unless somebody turns that off', () => {
    expect(embedded().worker).toBe(true);
    expect(embedded({ KLOAK_WORKER: 'off' }).worker).toBe(false);
  });

  it('opens to the network with a public address, without the demonstration family', () => {
    expect(embedded().sandbox).toBe(true);
    expect(embedded({ KLOAK_URL: 'https://photos.example.org', ...contact })).toMatchObject({
      host: '0.0.0.0',
      url: 'https://photos.example.org',
      demo: 'refuse',
      sandbox: false,
    });
  });

  it('refuses to open known passwords to the network', () => {
    for (const HOST of ['127.0.0.1', '0.0.0.0'])
      expect(() => embedded({ KLOAK_URL: 'https://photos.example.org', HOST, KLOAK_DEMO: '1' })).toThrow('whose passwords are known');
    for (const KLOAK_DEMO of ['', '0', '1', 'locked']) expect(() => embedded({ HOST: '0.0.0.0', KLOAK_DEMO })).toThrow('Set KLOAK_URL to the public address');
  });

  it('serves no folder with the demonstration family to others, unless somebody says that it is locked', () => {
    const behindProxy = { ...contact, KLOAK_URL: 'https://photos.example.org', HOST: '127.0.0.1' };
    expect(embedded({ ...behindProxy, KLOAK_DEMO: '0' }).demo).toBe('refuse');
    expect(embedded({ ...behindProxy, KLOAK_DEMO: 'locked' }).demo).toBe('lock');
    expect(embedded({ KLOAK_DEMO: '0' }).demo).toBe('leave');
    expect(() => embedded({ KLOAK_DEMO: 'keep' })).toThrow('KLOAK_DEMO must be one of 1, 0, locked, not "keep".');
    for (const KLOAK_DEMO of ['1', 'locked'])
      expect(() => readConfig(['--platform=cluster'], { KLOAK_DEMO })).toThrow(`KLOAK_DEMO=${KLOAK_DEMO} is refused in the cluster`);
  });

  it('removes the demonstration family from a folder alone', () => {
    expect([embedded().removesDemo, readConfig(['--remove-demo'], {}).removesDemo]).toEqual([false, true]);
    expect(() => readConfig(['--platform=cluster', '--remove-demo'], {})).toThrow('--remove-demo is for a folder');
  });

  it('keeps the demonstration family from sending real mails', () => {
    expect(embedded({ SMTP_URL: 'smtp://mail.example.org' }).demo).toBe('leave');
    expect(() => embedded({ SMTP_URL: 'smtp://mail.example.org', KLOAK_DEMO: '1' })).toThrow('no real addresses');
  });

  it('ends sessions that nobody uses where somebody wants that', () => {
    expect(embedded().sessionIdleMs).toBe(0);
    expect(embedded({ KLOAK_SESSION_IDLE_MINUTES: '30' }).sessionIdleMs).toBe(1_800_000);
    expect(() => embedded({ KLOAK_SESSION_IDLE_MINUTES: '-1' })).toThrow('KLOAK_SESSION_IDLE_MINUTES must be');
  });

  it('lets anybody register, or those alone who were invited', () => {
    expect(embedded().registration).toBe('open');
    expect(embedded({ KLOAK_REGISTRATION: 'invited', KLOAK_DEMO: '0' }).registration).toBe('invited');
    expect(() => embedded({ KLOAK_REGISTRATION: 'closed' })).toThrow('KLOAK_REGISTRATION must be one of open, invited');
    expect(() => embedded({ KLOAK_REGISTRATION: 'invited' })).toThrow('set KLOAK_DEMO=0');
  });

  it('reads the addresses of servers as their drivers do', () => {
    const wrong = {
      KLOAK_MONGO_URL: 'mongo:27017',
      KLOAK_REDIS_URL: 'redis:6379',
      KLOAK_S3_ENDPOINT: 's3:7070',
      KLOAK_KAFKA_BROKERS: 'kafka',
      KLOAK_GATEWAY_URL: 'gateway:8080',
      STRIPE_API_URL: 'stripe:80',
    };
    const start = (env: Record<string, string>) => () => readConfig(['--platform=cluster', '--target=media'], env);
    for (const name of Object.keys(wrong)) if (name !== 'STRIPE_API_URL') expect(start(wrong)).toThrow(`${name} must be`);
    expect(() => embedded({ STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b', STRIPE_API_URL: 'stripe:80' })).toThrow('STRIPE_API_URL must be an address');
    const right = {
      KLOAK_MONGO_URL: 'mongodb://a:1,b:2/?replicaSet=rs0',
      KLOAK_REDIS_URL: 'rediss://:word@redis',
      KLOAK_S3_ENDPOINT: 'http://s3:7070',
      KLOAK_KAFKA_BROKERS: 'kafka-1:9092, [::1]:9092',
      KLOAK_GATEWAY_URL: 'http://gateway',
    };
    for (const name of Object.keys(right)) expect(start(right)).not.toThrow(`${name} must be`);
  });

  it('reports all faults together, in words', () => {
    expect(() => embedded({ PORT: 'eighty', KLOAK_LIMITS: 'maybe', KLOAK_URL: 'ftp://x' })).toThrow(
      /PORT must be[\s\S]*KLOAK_LIMITS must be|KLOAK_URL must be[\s\S]*KLOAK_LIMITS must be/,
    );
  });

  it('backs up into a folder of its own, of a folder alone', () => {
    const asked =
      (...args: string[]) =>
      () =>
        readConfig(args, { KLOAK_DATA: '/vault' });
    expect(asked('--backup', '/backup', '--keys=/keys')()).toMatchObject({
      backup: { verb: 'make', folder: '/backup', keys: '/keys', verify: false, anyway: false },
    });
    expect(asked('--backup', '/backup', '--verify', '--anyway')()).toMatchObject({ backup: { verify: true, anyway: true } });
    expect(asked('--restore', '/backup')()).toMatchObject({ backup: { verb: 'restore', folder: '/backup', keys: undefined } });
    expect(asked()().backup).toBeUndefined();
    expect(asked('--backup')).toThrow('--backup needs the folder of the backup');
    for (const inside of ['/vault', '/vault/backup']) expect(asked('--backup', inside)).toThrow('a folder outside KLOAK_DATA');
    expect(asked('--backup', '/backup', '--platform=cluster')).toThrow('--backup is for a folder.');
  });

  it('serves metrics at an address that somebody names', () => {
    expect(embedded().metricsListen).toBeUndefined();
    expect(embedded({ KLOAK_METRICS_LISTEN: '127.0.0.1:9464' }).metricsListen).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(embedded({ KLOAK_METRICS_LISTEN: '[::1]:9464' }).metricsListen).toEqual({ host: '::1', port: 9464 });
    for (const wrong of ['9464', 'localhost', 'localhost:99999'])
      expect(() => embedded({ KLOAK_METRICS_LISTEN: wrong })).toThrow('KLOAK_METRICS_LISTEN must be an address');
  });

  it('knows the levels of the log', () => {
    expect(embedded({ KLOAK_LOG: 'info' }).logLevel).toBe('info');
    expect(() => embedded({ KLOAK_LOG: 'loud' })).toThrow('KLOAK_LOG must be one of silent, fatal, error, warn, info, debug, trace, not "loud".');
  });

  it('renders in at least one process, and in as many as somebody says', () => {
    expect(embedded().renderWorkers).toBeGreaterThanOrEqual(1);
    expect(embedded({ KLOAK_RENDER_WORKERS: '6' }).renderWorkers).toBe(6);
    expect(() => embedded({ KLOAK_RENDER_WORKERS: '0' })).toThrow('KLOAK_RENDER_WORKERS must be a whole number from 1 to 64, not "0".');
  });

  it('hashes passwords in 4096 rounds, whatever the environment says', () => {
    expect(embedded({ KLOAK_PASSWORD_COST: '4' }).passwordCost).toBe(12);
  });

  it('takes a master key, or the folder of its file, and says which one is none', () => {
    expect(embedded({ KLOAK_DATA: '/vault' })).toMatchObject({ keysDir: '/vault/keys', masterKey: undefined });
    expect(embedded({ KLOAK_KEYS: '/keys' }).keysDir).toBe('/keys');
    const KLOAK_MASTER_KEY = Buffer.alloc(32).toString('base64');
    expect(embedded({ KLOAK_MASTER_KEY }).masterKey).toBe(KLOAK_MASTER_KEY);
    expect(() => embedded({ KLOAK_MASTER_KEY: 'secret' })).toThrow('KLOAK_MASTER_KEY must hold 32 bytes in base64');
  });

  it('gives the master key and the store of bytes to the processes of the cluster that need them, and lets no other have them', () => {
    const secrets = { KLOAK_MASTER_KEY: Buffer.alloc(32).toString('base64'), KLOAK_S3_ACCESS_KEY: 'a', KLOAK_S3_SECRET_KEY: 's' };
    const faults = (target: string, env: Record<string, string>) => faultsOf(() => readConfig(['--platform=cluster', `--target=${target}`], env));
    for (const target of ['gateway', 'media', 'transcoding']) {
      expect(faults(target, {})).toContain(`KLOAK_MASTER_KEY is needed by ${target}`);
      expect(faults(target, secrets)).not.toMatch(/KLOAK_MASTER_KEY|KLOAK_S3_ACCESS_KEY|KLOAK_S3_SECRET_KEY/);
    }
    for (const target of ['identity', 'groups']) {
      expect(faults(target, {})).toMatch(/KLOAK_S3_ACCESS_KEY is needed/);
      expect(faults(target, secrets)).toContain(`KLOAK_MASTER_KEY must not be given to ${target}`);
    }
    for (const target of ['social', 'chat', 'notification', 'billing']) {
      expect(faults(target, {})).not.toMatch(/KLOAK_MASTER_KEY|KLOAK_S3/);
      expect(faults(target, secrets)).toContain(`KLOAK_MASTER_KEY must not be given to ${target}`);
      expect(faults(target, secrets)).toContain(`KLOAK_S3_ACCESS_KEY and KLOAK_S3_SECRET_KEY must not be given to ${target}`);
    }
  });

  it('reads how Kafka lets it in, whole or not at all', () => {
    const faults = (env: Record<string, string>) => faultsOf(() => readConfig(['--platform=cluster', '--target=chat'], env));
    expect(faults({ KLOAK_KAFKA_USER: 'chat' })).toContain('KLOAK_KAFKA_USER and KLOAK_KAFKA_PASSWORD must be set together.');
    expect(faults({ KLOAK_KAFKA_SASL: 'kerberos' })).toContain('KLOAK_KAFKA_SASL must be one of plain, scram-sha-256, scram-sha-512');
    expect(faults({ KLOAK_KAFKA_TLS: 'yes' })).toContain('KLOAK_KAFKA_TLS must be "on" or "off"');
    expect(faults({ KLOAK_KAFKA_TLS: 'on', KLOAK_KAFKA_USER: 'chat', KLOAK_KAFKA_PASSWORD: 'p' })).not.toMatch(/KLOAK_KAFKA_(TLS|SASL|USER)/);
  });

  it('names what the cluster lacks', () => {
    expect(() => readConfig(['--platform=cluster', '--target=media'], {})).toThrow(
      /KLOAK_RPC_KEY is needed[\s\S]*KLOAK_RPC_PUBLIC_KEYS is needed[\s\S]*KLOAK_MONGO_URL is needed/,
    );
    expect(() => readConfig(['--target=media'], {})).toThrow('The embedded platform runs whole');
    expect(() => readConfig(['--platform=cluster', '--target=printing'], {})).toThrow('--target must be one of');
    for (const name of ['KLOAK_MONGO_CONNECTIONS', 'KLOAK_S3_CONNECTIONS'])
      expect(() => readConfig(['--platform=cluster', '--target=media'], { [name]: '0' })).toThrow(`${name} must be a whole number from 1 to 1000, not "0".`);
  });

  it('runs one service in each process of the cluster, with its own key', () => {
    const [ours, others] = [newServiceKeys(clusterTargets), newServiceKeys(clusterTargets)];
    const publicKeysOf = (set: ReadonlyMap<string, KeySettings>) => [...set.values()].map((keys) => keyVariables(keys).KLOAK_RPC_PUBLIC_KEYS)[0] ?? '';
    const start = (target: string, keys: KeySettings | undefined, changed: Record<string, string> = {}) =>
      faultsOf(() => readConfig(['--platform=cluster', `--target=${target}`], { ...(keys && keyVariables(keys)), ...changed }));
    expect(start('media', ours.get('media'))).not.toMatch(/KLOAK_RPC_(KEY|PUBLIC_KEYS)/);
    expect(start('media', ours.get('social'))).toContain('KLOAK_RPC_KEY is not the key of media that KLOAK_RPC_PUBLIC_KEYS names.');
    expect(start('media', others.get('media'), { KLOAK_RPC_PUBLIC_KEYS: publicKeysOf(ours) })).toContain('is not the key of media');
    expect(start('media', ours.get('media'), { KLOAK_RPC_KEY: 'secret' })).toContain('KLOAK_RPC_KEY is no Ed25519 private key');
    expect(start('media', newServiceKeys(['media', 'gateway']).get('media'))).toContain(
      'has no Ed25519 key of identity, social, transcoding, chat, groups, notification, billing;',
    );
    expect(start('all', ours.get('media'))).toContain(
      '--target must be one of gateway, identity, social, media, transcoding, chat, groups, notification, billing in the cluster, not "all".',
    );
  });

  it('lets rpcs of the cluster pass in plain text to other machines only where somebody asks for it', () => {
    const start = (env: Record<string, string>) => faultsOf(() => readConfig(['--platform=cluster', '--target=media'], env));
    const here = { KLOAK_RPC_LISTEN: '127.0.0.1:9090', KLOAK_ADDRESSES: serviceNames.map((name) => `${name}=localhost:9090`).join(',') };
    expect(start({})).toContain('in plain text: this process listens on 0.0.0.0:9090, calls identity at identity:9090');
    expect(start({ ...here, KLOAK_RPC_LISTEN: '10.0.0.1:9090' })).toContain('in plain text: this process listens on 10.0.0.1:9090.');
    expect(start(here)).not.toContain('plain text');
    expect(start({ KLOAK_RPC_PLAINTEXT: 'on' })).not.toContain('plain text');
    expect(start({ KLOAK_RPC_PLAINTEXT: 'yes' })).toContain('KLOAK_RPC_PLAINTEXT must be "on" or "off", not "yes".');
  });
});

withCertificates('the certificates of a process of the cluster', () => {
  it('are read from three files that belong together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kloak-config-'));
    const file = (name: string) => join(folder, name);
    const [ours, others] = [newCertificates(), newCertificates()];
    for (const [name, text] of Object.entries({ ...ours, other: others.key })) await writeFile(file(name), text);
    const files = { KLOAK_RPC_TLS_CA: file('ca'), KLOAK_RPC_TLS_CERT: file('cert'), KLOAK_RPC_TLS_KEY: file('key') };
    const start = (env: Record<string, string>) => faultsOf(() => readConfig(['--platform=cluster', '--target=media'], env));
    expect(start(files)).not.toMatch(/TLS|plain text/);
    const { KLOAK_RPC_TLS_CA, ...withoutAuthority } = files;
    for (const wrong of [
      withoutAuthority,
      { ...files, KLOAK_RPC_TLS_KEY: file('other') },
      { ...files, KLOAK_RPC_TLS_CERT: file('none') },
      { ...files, KLOAK_RPC_TLS_CA: file('key') },
    ])
      expect(start(wrong)).toContain('KLOAK_RPC_TLS_CA, KLOAK_RPC_TLS_CERT, KLOAK_RPC_TLS_KEY must name PEM files');
    await rm(folder, { recursive: true });
  });
});
