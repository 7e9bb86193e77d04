// A proxy between a client and its server, for tests of connections that break.
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Lets the next matching request reach the server; its answer is dropped, and the connection is cut. Resolves after that. */
  cutAfter(matches: (request: Buffer) => boolean): Promise<void>;
  /** Counts matching requests from now on, and the bytes of their answers. */
  count(matches: (request: Buffer) => boolean): { readonly requests: number; readonly bytes: number };
  /** Number of open connections. */
  connections(): number;
  /** Cuts all connections and takes no more, until `reopen`. */
  shut(): void;
  reopen(): void;
  close(): Promise<void>;
};

export async function openProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const clients = new Set<Socket>();
  let isShut = false;
  let trap: { matches(request: Buffer): boolean; cut(): void } | undefined;
  let counter: { matches(request: Buffer): boolean; counts: { requests: number; bytes: number } } | undefined;
  const listener = createServer((client) => {
    if (isShut) {
      client.destroy();
      return;
    }
    const server = connect(target);
    const end = () => {
      clients.delete(client);
      client.destroy();
      server.destroy();
    };
    let trapped: typeof trap;
    let counted: typeof counter;
    clients.add(client);
    client.on('data', (request) => {
      if (typeof request === 'string') return;
      counted = counter?.matches(request) ? counter : undefined;
      if (counted) counted.counts.requests += 1;
      if (trap?.matches(request)) {
        trapped = trap;
        trap = undefined;
      }
      server.write(request);
    });
    server.on('data', (answer) => {
      if (counted) counted.counts.bytes += answer.length;
      if (!trapped) {
        client.write(answer);
        return;
      }
      end();
      trapped.cut();
    });
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const cutAll = () => {
    for (const client of clients) client.destroy();
  };
  return {
    port: address.port,
    cutAfter: (matches) =>
      new Promise((resolve) => {
        trap = { matches, cut: resolve };
      }),
    count(matches) {
      const counts = { requests: 0, bytes: 0 };
      counter = { matches, counts };
      return counts;
    },
    connections: () => clients.size,
    shut() {
      isShut = true;
      cutAll();
    },
    reopen() {
      isShut = false;
    },
    async close() {
      const closed = new Promise((resolve) => listener.close(resolve));
      cutAll();
      await closed;
    },
  };
}
