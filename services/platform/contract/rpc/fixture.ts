// Helpers that the tests of the rpc port share.
import type { CallMeta, Rpc, RpcAnswer, RpcHandlers } from '../../ports/rpc.ts';
import { emptyPosition } from '../../wire/position.ts';

/** Processes of a test: one that serves media, a service that calls it, and the gateway. On the embedded platform they are one. */
export type RpcFixture = { media: Rpc; social: Rpc; gateway: Rpc; close(): Promise<void> };

export type RpcBench = {
  /** Serves media in its process, with the given methods only. */
  serve(served: Partial<RpcHandlers>): Promise<void>;
  /** Stops the services of `serve`. */
  stop(): Promise<void>;
  /** Calls media for a post, as the gateway. */
  getPost(meta?: Partial<CallMeta>, item?: string): Promise<RpcAnswer>;
  gateway(): Rpc;
  social(): Rpc;
};

export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export function metaFrom(from: string, parts: Partial<CallMeta> = {}): CallMeta {
  return { from, key: 'k1', keyed: false, position: emptyPosition, requestId: 'r1', deadline: inSeconds(5), ...parts };
}

export const answerWith = (response: object): RpcAnswer => ({ response, meta: { wrote: emptyPosition, stale: false, narrowed: false } });

/** A fixture for each test of the block it is called in. */
export function rpcBench(open: () => Promise<RpcFixture>): RpcBench {
  let opened: RpcFixture | undefined;
  let stop = async () => {};
  const fixture = (): RpcFixture => {
    if (!opened) throw new Error('no fixture is open');
    return opened;
  };
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => fixture().close());
  return {
    async serve(served) {
      stop = await fixture().media.serve('media', { methods: {}, streams: {}, ...served });
    },
    stop: () => stop(),
    getPost: (meta = {}, item = 'i1') => fixture().gateway.call('media', 'GetPost', { item }, metaFrom('gateway', meta)),
    gateway: () => fixture().gateway,
    social: () => fixture().social,
  };
}
