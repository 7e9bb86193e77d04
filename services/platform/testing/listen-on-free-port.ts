import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null;

/** Listens on a free port of this machine, and returns it. */
export function listenOnFreePort(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (isAddress(address)) resolve(address.port);
    });
  });
}

/** Below the range of outgoing connections: none of those takes the port of a process that is down for a moment. */
const [firstPort, portCount] = [10_000, 20_000];
/** Test processes that run side by side look for ports in different places. */
let looked = process.pid * 1009;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A port that was free a moment ago; another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    looked += 1;
    const port = firstPort + (looked % portCount);
    if (await isFree(port)) return port;
  }
}

/** A wire that can be cut: passes connections on to another port. */
export async function cuttableProxy(target: number) {
  const sockets = new Set<Socket>();
  let broken = false;
  const server = createServer((near) => {
    if (broken) return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: await listenOnFreePort(server),
    /** Ends the connections there are; new ones may be made. */
    cut,
    /** Blocks everything, until it is restored. */
    break() {
      broken = true;
      cut();
    },
    mend() {
      broken = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
