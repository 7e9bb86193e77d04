// Sending to push services, the same on both platforms: nothing is stored.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { checkEndpoint } from '@kloak/proto/rules/device-pushes.ts';
import type { PushMessage, PushOutcome, PushSubscription, WebPush } from '../web-push.ts';
import { isLoopbackIp, isPublicIp, type Resolve, resolveHost } from './public-address.ts';

/** Time from the connection to the answer. */
const maxSendMs = 8000;

/** The encrypted body, and the headers with the signature. */
type WrittenPush = { headers: Record<string, string | number>; body: Buffer };

/** Encrypts for the browser and signs for its push service. The driver is loaded for the first message. */
async function writePush(subscription: PushSubscription, { payload, topic, vapid, subject, secondsLeft }: PushMessage): Promise<WrittenPush> {
  const { default: driver } = await import('web-push');
  const options = {
    vapidDetails: { subject, ...vapid },
    TTL: Math.floor(secondsLeft),
    topic,
    urgency: 'normal' as const,
    contentEncoding: 'aes128gcm' as const,
  };
  const { headers, body } = driver.generateRequestDetails(subscription, payload, options);
  return { headers: { ...headers }, body };
}

/** `allowsLoopback`: push services of tests on this machine are reached, by http too. `resolve` is for tests. */
export type PushSettings = { allowsLoopback: boolean; resolve?: Resolve };

/** The checked addresses answer any look-up of the connection, so that DNS cannot answer another one by then. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) return done(null, found);
    const [first] = found;
    if (first) done(null, first.address, first.family);
  };

/** Status of the answer, whose body is not read. */
function statusOf(url: URL, { headers, body }: WrittenPush, addresses: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(maxSendMs);
    const sent = request(url, { method: 'POST', headers, agent: false, lookup: lookupOf(addresses), signal }, (answer) => {
      answer.on('error', () => {});
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** RFC 8030: 404 and 410 end a subscription; 429 and 5xx are temporary. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'dropped';
  return status === 429 || status >= 500 ? 'failed' : 'given-up';
}

export function pushSender({ allowsLoopback, resolve = resolveHost }: PushSettings): WebPush {
  const isReached = (address: string) => isPublicIp(address) || (allowsLoopback && isLoopbackIp(address));
  /** http is for loopback alone. */
  const areReached = ({ protocol }: URL, addresses: readonly string[]) =>
    addresses.every((address) => isReached(address) && (protocol === 'https:' || isLoopbackIp(address)));
  return {
    async isPublic(endpoint) {
      const { value: url } = checkEndpoint(endpoint, allowsLoopback);
      if (url === undefined) return false;
      const addresses = await resolve(url.hostname);
      return areReached(url, addresses) && (addresses.length > 0 || url.protocol === 'https:');
    },
    async send(subscription, message) {
      const { value: url } = checkEndpoint(subscription.endpoint, allowsLoopback);
      if (url === undefined || message.secondsLeft <= 0) return 'given-up';
      const addresses = await resolve(url.hostname);
      if (addresses.length === 0) return 'failed';
      if (!areReached(url, addresses)) return 'given-up';
      const written = await writePush({ ...subscription, endpoint: url.href }, message);
      return statusOf(url, written, addresses).then(outcomeOf, () => 'failed' as const);
    },
  };
}
