import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address in front of several processes, as a Kubernetes service is: connections go round, and past those that do not answer. */
export type Balancer = { port: number; close(): Promise<void> };

/** `port` is kept over restarts of what stands behind. */
export async function balance(behind: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;

  const hand = (client: Socket, tries: number): void => {
    const port = behind[turn % behind.length];
    turn += 1;
    if (port === undefined || tries === 0) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
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
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
