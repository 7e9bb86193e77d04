// Configuration of a cluster's process: the other processes, and the servers.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ClusterPlaces } from '@kloak/platform/cluster/backup/backup.ts';
import type { ClusterSettings } from '@kloak/platform/cluster/platform.ts';
import { keyFaults } from '@kloak/platform/trust/service-keys.ts';
import { type TransportSettings, transportFaults } from '@kloak/platform/trust/transport.ts';
import { type Environment, enumOf, type Faults, numberOf, parsePairs, switchOf } from './environment.ts';
import { bytesAccessOf, clusterTargets, serviceNames } from './services.ts';
import { defaultOf } from './settings.ts';

/** Addresses of the servers, and the keys by which processes recognise each other. */
export type ClusterConfig = Omit<ClusterSettings, 'masterKey' | 'target' | 'smtp' | 'mailFrom' | 'report'>;

const saslMechanisms = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** Certificates from files: all three or none. */
function tlsOf(env: Environment, faults: Faults): TransportSettings['tls'] {
  const names = ['KLOAK_RPC_TLS_CA', 'KLOAK_RPC_TLS_CERT', 'KLOAK_RPC_TLS_KEY'] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  try {
    const [ca, cert, key] = [readFileSync(env[names[0]] ?? '', 'utf8'), readFileSync(env[names[1]] ?? '', 'utf8'), readFileSync(env[names[2]] ?? '', 'utf8')];
    const isPair = new X509Certificate(ca).ca && new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
    if (isPair) return { ca, cert, key };
  } catch {
    // Missing files, and files without a certificate, get the same message.
  }
  faults.push(`${names.join(', ')} must name PEM files: the certificate of an authority, and one of this process with its private key.`);
  return undefined;
}

function transportOf(env: Environment, places: Pick<ClusterConfig, 'addresses' | 'listen'>, faults: Faults): TransportSettings {
  const transport = { tls: tlsOf(env, faults), allowPlaintext: switchOf(env, 'KLOAK_RPC_PLAINTEXT', defaultOf('KLOAK_RPC_PLAINTEXT'), faults) };
  faults.push(...transportFaults({ ...places, ...transport }));
  return transport;
}

/** Access of this process to the brokers. */
function brokerAccessOf(env: Environment, faults: Faults): ClusterConfig['brokerAccess'] {
  const tls = switchOf(env, 'KLOAK_KAFKA_TLS', defaultOf('KLOAK_KAFKA_TLS'), faults);
  const [username, password] = [env.KLOAK_KAFKA_USER, env.KLOAK_KAFKA_PASSWORD];
  const mechanism = enumOf(env, 'KLOAK_KAFKA_SASL', defaultOf('KLOAK_KAFKA_SASL'), saslMechanisms, faults);
  if (!username !== !password) faults.push('KLOAK_KAFKA_USER and KLOAK_KAFKA_PASSWORD must be set together.');
  return { tls, account: username && password ? { mechanism, username, password } : undefined };
}

/** Connections, at most. */
const countOf = (env: Environment, name: 'KLOAK_MONGO_CONNECTIONS' | 'KLOAK_S3_CONNECTIONS', faults: Faults) =>
  numberOf(env, name, Number(defaultOf(name)), faults, { least: 1, most: 1000 });

function s3Of(env: Environment, target: string, need: RequireSetting, faults: Faults): ClusterConfig['s3'] {
  const secrets = ['KLOAK_S3_ACCESS_KEY', 'KLOAK_S3_SECRET_KEY'].filter((name) => env[name]);
  if (bytesAccessOf(target) === undefined) {
    if (clusterTargets.includes(target) && secrets.length > 0)
      faults.push(`${secrets.join(' and ')} must not be given to ${target}, which has no bytes in hand.`);
    return undefined;
  }
  return bucketOf(env, need, faults);
}

const bucketOf = (env: Environment, need: RequireSetting, faults: Faults) => ({
  endpoint: addressOf('KLOAK_S3_ENDPOINT', need, faults),
  region: env.KLOAK_S3_REGION || defaultOf('KLOAK_S3_REGION'),
  bucket: env.KLOAK_S3_BUCKET || defaultOf('KLOAK_S3_BUCKET'),
  accessKey: need('KLOAK_S3_ACCESS_KEY'),
  secretKey: need('KLOAK_S3_SECRET_KEY'),
  connections: countOf(env, 'KLOAK_S3_CONNECTIONS', faults),
});

type RequireSetting = (name: string) => string;
const needIn =
  (env: Environment, faults: Faults): RequireSetting =>
  (name) => {
    const value = env[name];
    if (!value) faults.push(`${name} is needed in the cluster.`);
    return value ?? '';
  };

/** Example for the message. The text itself is not repeated, as it may contain a password. */
const forms = {
  KLOAK_MONGO_URL: { form: /^mongodb(?:\+srv)?:\/\/[^/\s]/, like: 'mongodb://user:password@mongo:27017/?replicaSet=rs0' },
  KLOAK_REDIS_URL: { form: /^rediss?:\/\/[^/\s]/, like: 'redis://:password@redis:6379' },
  KLOAK_S3_ENDPOINT: { form: /^https?:\/\/[^/\s]/, like: 'https://s3.example.org' },
};

/** An address that is needed, in the form that its driver reads. */
function addressOf(name: keyof typeof forms, need: RequireSetting, faults: Faults): string {
  const [text, { form, like }] = [need(name), forms[name]];
  if (text !== '' && !form.test(text)) faults.push(`${name} must be an address like ${like}.`);
  return text;
}

const broker = /^(?:\[[\da-f:.]+\]|[\w.-]+):\d+$/i;
function brokersOf(need: RequireSetting, faults: Faults): string[] {
  const text = need('KLOAK_KAFKA_BROKERS');
  const brokers = text.split(',').map((one) => one.trim());
  if (text !== '' && !brokers.every((one) => broker.test(one))) faults.push(`KLOAK_KAFKA_BROKERS must be like kafka-1:9092,kafka-2:9092, not "${text}".`);
  return brokers;
}

const databasesOf = (env: Environment, need: RequireSetting, faults: Faults) => ({
  mongoUrl: addressOf('KLOAK_MONGO_URL', need, faults),
  databasePrefix: env.KLOAK_DATABASE_PREFIX ?? defaultOf('KLOAK_DATABASE_PREFIX'),
});

/** Sources that a backup of the whole cluster copies. */
export function backupSourcesOf(env: Environment, faults: Faults): ClusterPlaces {
  const need = needIn(env, faults);
  return { ...databasesOf(env, need, faults), s3: bucketOf(env, need, faults) };
}

export function clusterOf(env: Environment, target: string, faults: Faults): ClusterConfig {
  const need = needIn(env, faults);
  const given = parsePairs(env.KLOAK_ADDRESSES ?? '');
  const keys = { privateKey: need('KLOAK_RPC_KEY'), publicKeys: Object.fromEntries(parsePairs(need('KLOAK_RPC_PUBLIC_KEYS'))) };
  if (env.KLOAK_RPC_KEY && env.KLOAK_RPC_PUBLIC_KEYS) faults.push(...keyFaults(target, clusterTargets, keys));
  const places = {
    addresses: Object.fromEntries(serviceNames.map((name) => [name, given.get(name) || `${name}:9090`])),
    listen: env.KLOAK_RPC_LISTEN || defaultOf('KLOAK_RPC_LISTEN'),
  };
  return {
    ...databasesOf(env, need, faults),
    mongoConnections: countOf(env, 'KLOAK_MONGO_CONNECTIONS', faults),
    brokers: brokersOf(need, faults),
    topicPrefix: env.KLOAK_TOPIC_PREFIX ?? defaultOf('KLOAK_TOPIC_PREFIX'),
    redisUrl: addressOf('KLOAK_REDIS_URL', need, faults),
    brokerAccess: brokerAccessOf(env, faults),
    s3: s3Of(env, target, need, faults),
    ...places,
    keys,
    transport: transportOf(env, places, faults),
    lanes: env.KLOAK_LANES ? numberOf(env, 'KLOAK_LANES', 1, faults, { least: 1, most: 256 }) : undefined,
  };
}
