import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type BrokerAccess, kafkaBus } from './bus.ts';

/** First bytes that a broker receives from a bus with such access. */
async function firstBytes(access: BrokerAccess): Promise<Buffer> {
  const heard = Promise.withResolvers<Buffer>();
  const broker = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', (bytes: Buffer) => {
        heard.resolve(bytes);
        socket.destroy();
      });
  }).listen(0, '127.0.0.1');
  await once(broker, 'listening');
  const address = broker.address();
  if (address === null || typeof address === 'string') throw new Error('the broker has no port');
  const keys = { own: generateKeyPairSync('ed25519').privateKey, publicKeys: new Map() };
  const bus = await kafkaBus({ brokers: [`127.0.0.1:${address.port}`], access, lanes: 1, topicPrefix: 'test-', keys });
  const subscribed = bus.subscribe(['social'], () => undefined);
  const bytes = await heard.promise;
  await bus.close();
  await subscribed;
  broker.close();
  return bytes;
}

/** The first byte of a TLS handshake. */
const handshake = 22;

it('brokers are spoken to by TLS where that is set, and in plain text where it is not', async () => {
  expect((await firstBytes({ tls: true }))[0]).toBe(handshake);
  expect((await firstBytes({ tls: false }))[0]).not.toBe(handshake);
});
