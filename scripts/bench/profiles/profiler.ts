// CPU profiles of our own process, and of a server in another one.
import { type Profiler, Session } from 'node:inspector/promises';
import { untilAnswered } from '@kloak/platform/testing/until.ts';

/** Time between two samples, in microseconds. */
export const samplingUs = 200;

/** Port at which Node opens its inspector after SIGUSR1. */
const inspector = 'http://127.0.0.1:9229/json';

/** Profile of the work in this process. */
export async function profileHere(work: () => Promise<unknown>): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: samplingUs });
    await session.post('Profiler.start');
    await work();
    return (await session.post('Profiler.stop')).profile;
  } finally {
    session.disconnect();
  }
}

type Target = { readonly webSocketDebuggerUrl: string };
type Reply = { readonly id: number; readonly result: { readonly profile: Profiler.Profile } };

/** Profile of a server, by its process id, while `work` keeps it busy. */
export async function profileServer(pid: number, work: () => Promise<unknown>): Promise<Profiler.Profile> {
  process.kill(pid, 'SIGUSR1');
  const address = await untilAnswered('the inspector', async () => {
    const targets = await fetch(inspector).catch(() => undefined);
    const [target]: Target[] = targets === undefined ? [] : JSON.parse(await targets.text());
    return target?.webSocketDebuggerUrl;
  });
  const socket = new WebSocket(address);
  await new Promise((opened) => socket.addEventListener('open', opened));
  let last = 0;
  const send = (method: string, params = {}) => {
    last += 1;
    const id = last;
    const replied = new Promise<Reply>((resolve) =>
      socket.addEventListener('message', ({ data }) => {
        const reply: Reply = JSON.parse(String(data));
        if (reply.id === id) resolve(reply);
      }),
    );
    socket.send(JSON.stringify({ id, method, params }));
    return replied;
  };
  try {
    await send('Profiler.enable');
    await send('Profiler.setSamplingInterval', { interval: samplingUs });
    await send('Profiler.start');
    await work();
    return (await send('Profiler.stop')).result.profile;
  } finally {
    socket.close();
  }
}
