import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Port of a process, and the port of its readiness probe. */
type Backend = { port: number; probe: number };

/** Balancer for several processes, like a Kubernetes service: connections alternate among the ready ones, or, without any, among those that answer. */
export type Balancer = { port: number; close(): Promise<void> };

/** Interval of readiness probes. */
const probeEveryMs = 500;

async function isReady({ probe }: Backend): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${probe}/readyz`, { signal: AbortSignal.timeout(probeEveryMs) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}

/** `port` stays the same over restarts of the processes. */
export async function balance(behind: readonly Backend[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;

  let ready = behind;
  const probe = async () => {
    const answers = await Promise.all(behind.map(async (place) => ((await isReady(place)) ? [place] : [])));
    ready = answers.flat();
  };
  const probing = behind.length > 1 ? setInterval(() => void probe(), probeEveryMs).unref() : undefined;

  const hand = (client: Socket, tries: number): void => {
    const places = ready.length > 0 ? ready : behind;
    const place = places[turn % places.length];
    turn += 1;
    if (place === undefined || tries === 0) {
      client.destroy();
      return;
    }
    const upstream = connect(place.port, '127.0.0.1');
    upstream.once('error', () => hand(client, tries - 1));
    upstream.once('connect', () => {
      upstream.removeAllListeners('error');
      open.add(upstream);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
    });
  };

  const server = createServer({ noDelay: true }, (client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    hand(client, behind.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close() {
      clearInterval(probing);
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
