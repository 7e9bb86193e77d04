// Replicas of a service that end in turn under load, behind one address: connections go to those that are ready.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerWith, metaFrom } from '../../contract/rpc/fixture.ts';
import type { Rpc } from '../../ports/rpc.ts';
import { freePort, listenOnFreePort } from '../../testing/listen-on-free-port.ts';
import { until } from '../../testing/until.ts';
import { type KeySettings, newServiceKeys } from '../../trust/service-keys.ts';
import { grpcRpc } from './rpc.ts';

const keys = newServiceKeys(['media', 'gateway']);
const keysOf = (name: string): KeySettings => keys.get(name) ?? { privateKey: '', publicKeys: {} };

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

/** Forwards each piece after `delayMs`. A piece for a closed connection resets its sender's, and all pieces on their way back are lost. */
function sendOn(from: Socket, to: Socket, delayMs: number): void {
  const later = (action: () => void) => (delayMs === 0 ? action() : setTimeout(action, delayMs));
  from.on('data', (bytes) =>
    later(() => {
      if (to.destroyed) from.destroy();
      else to.write(bytes);
    }),
  );
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
}

/** `media` in replicas, none of which is started yet, and its caller at a distance of `delayMs`. */
async function replicated(serve: () => Promise<void>, delayMs = 0) {
  /** In the order of readiness, the oldest first. */
  const ready = new Map<number, Rpc>();
  const door = createServer((near) => {
    const [port = 0] = ready.keys();
    const far = connect(port, '127.0.0.1');
    sendOn(near, far, delayMs);
    sendOn(far, near, delayMs);
  });
  const addresses = { media: `127.0.0.1:${await listenOnFreePort(door)}` };
  const gateway = grpcRpc({ serviceName: 'gateway', addresses, keys: keysOf('gateway') });
  const end = async (port: number) => {
    const replica = ready.get(port);
    ready.delete(port);
    replica?.leave();
    await replica?.close();
  };
  return {
    call: () => gateway.call('media', 'GetPost', { item: 'i' }, metaFrom('gateway')),
    async begin(port: number) {
      const media = grpcRpc({ serviceName: 'media', addresses: {}, listen: `127.0.0.1:${port}`, keys: keysOf('media') });
      const GetPost = async () => {
        await serve();
        return answerWith({});
      };
      await media.serve('media', { methods: { GetPost }, streams: {} });
      ready.set(port, media);
    },
    end,
    async close() {
      await gateway.close();
      for (const port of [...ready.keys()]) await end(port);
      door.close();
    },
  };
}

it.each([0, 20])('no call fails while they are replaced %s ms away, also none that must not be repeated', async (delayMs) => {
  const media = await replicated(() => pause(Math.random() * 20), delayMs);
  const ports = [await freePort(), await freePort()];
  for (const port of ports) await media.begin(port);
  let [going, answered] = [true, 0];
  const failures: unknown[] = [];
  const goOn = async () => {
    while (going) {
      await media.call().then(
        () => {
          answered += 1;
        },
        (error: unknown) => failures.push(error),
      );
    }
  };
  const callers = Array.from({ length: 10 }, goOn);
  for (let turn = 0; turn < 5; turn += 1) {
    for (const port of ports) {
      const before = answered;
      await until('it is called', () => answered > before + 20);
      await media.end(port);
      await media.begin(port);
    }
  }
  going = false;
  await Promise.all(callers);
  expect(failures).toEqual([]);
  await media.close();
});

it('a call that must not be repeated, and that nobody began, is made once somebody is there, once', async () => {
  let served = 0;
  const media = await replicated(async () => {
    served += 1;
  });
  const port = await freePort();
  await media.begin(port);
  await media.call();
  await media.end(port);
  // The first of them find no connection, and none becomes ready.
  const calls = Array.from({ length: 5 }, () => media.call());
  await pause(0);
  await media.begin(port);
  await Promise.all(calls);
  expect(served).toBe(6);
  await media.close();
});

it('a call that is under way while its replica leaves and closes is answered', async () => {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const media = await replicated(async () => {
    asked.resolve();
    await released.promise;
  });
  const port = await freePort();
  await media.begin(port);
  const call = media.call();
  await asked.promise;
  const ended = media.end(port);
  await until('it takes no more connections', () => isRefused(port));
  released.resolve();
  await call;
  await ended;
  await media.close();
});
