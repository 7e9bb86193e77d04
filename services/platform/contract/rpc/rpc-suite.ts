// Guarantees of every rpc adapter.
import { readProtos } from '../../codec/message-shapes.ts';
import type { CallMeta } from '../../ports/rpc.ts';
import type { Position } from '../../wire/position.ts';
import { failuresSuite } from './failures-suite.ts';
import { answerWith, inSeconds, metaFrom, type RpcBench, type RpcFixture, rpcBench } from './fixture.ts';
import { presenceSuite } from './presence-suite.ts';
import { streamsSuite } from './streams-suite.ts';

export function rpcSuite(open: () => Promise<RpcFixture>): void {
  const bench = rpcBench(open);
  callsSuite(bench);
  failuresSuite(bench);
  presenceSuite(bench);
  streamsSuite(bench);
}

/** The longest position: all partitions, in the maximum number, of all services. */
const everywhere: Position = Object.fromEntries(
  [...readProtos().keys()].map((service) => [service, Object.fromEntries(Array.from({ length: 256 }, (_, lane) => [lane, 10 ** 6 + lane]))]),
);

function callsSuite({ serve, gateway, social, getPost }: RpcBench): void {
  describe('a call', () => {
    it('asks with all fields and is answered with all fields', async () => {
      const asked: object[] = [];
      await serve({
        methods: {
          async PublishUpload(request) {
            asked.push(request);
            return answerWith({ posts: [{ id: 'p1' }] });
          },
        },
      });
      const items = [{ item: 'i1', privacy: 'PRIVATE' }];
      const { response } = await gateway().call('media', 'PublishUpload', { items }, metaFrom('gateway'));
      expect(asked).toEqual([{ items: [{ item: 'i1', title: '', description: '', privacy: 'PRIVATE', category: '' }], album: null }]);
      expect(response).toMatchObject({ posts: [{ id: 'p1', title: '', writer: null, renditions: [] }], duplicates: [] });
    });

    it('carries who asks and how, and brings back what was written', async () => {
      const metas: CallMeta[] = [];
      await serve({
        methods: {
          async GetPost(_request, meta) {
            metas.push(meta);
            return { response: {}, meta: { wrote: everywhere, stale: true, narrowed: true } };
          },
        },
      });
      const meta = {
        accessToken: 'a.b.c',
        key: 'Schlüssel "1"\n',
        keyed: true,
        bodyHash: 'h',
        position: everywhere,
        requestId: 'r-7',
        trace: '00-trace-span-01',
      };
      const answer = await getPost(meta);
      expect(answer.meta).toEqual({ wrote: everywhere, stale: true, narrowed: true });
      expect(metas).toEqual([{ ...meta, from: 'gateway', deadline: expect.any(String) }]);
      expect(metas[0]?.position).not.toBe(meta.position);
    });

    it('reaches whatever is served, also what every service answers beside its own methods', async () => {
      const asked: string[] = [];
      const noted = (method: string) => async () => {
        asked.push(method);
        return answerWith({});
      };
      await serve({ methods: { GetPost: noted('GetPost'), Tails: noted('Tails'), AwaitView: noted('AwaitView') } });
      await social().call('media', 'Tails', {}, metaFrom('social'));
      await social().call('media', 'AwaitView', { view: 'relations' }, metaFrom('social'));
      await getPost();
      expect(asked).toEqual(['Tails', 'AwaitView', 'GetPost']);
    });

    it('tells the handler how long there is', async () => {
      const deadlines: number[] = [];
      await serve({
        methods: {
          async GetPost(_request, { deadline }) {
            deadlines.push(Date.parse(deadline) - Date.now());
            return answerWith({});
          },
        },
      });
      await getPost({ deadline: inSeconds(3) });
      expect(deadlines[0]).toBeGreaterThan(1000);
      expect(deadlines[0]).toBeLessThan(3500);
    });

    it('of 64 at once gets each its own answer, up to megabytes', async () => {
      const echo = (request: object) => ({ id: 'item' in request ? request.item : '', title: 'x'.repeat(100_000) });
      await serve({ methods: { GetPost: async (request) => answerWith({ post: echo(request) }) } });
      const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => getPost({}, `i${n}`)));
      expect(answers.map(({ response }) => response)).toMatchObject(Array.from({ length: 64 }, (_, n) => ({ post: { id: `i${n}` } })));
      const large = 'y'.repeat(9_000_000);
      await expect(getPost({}, large)).resolves.toMatchObject({ response: { post: { id: large } } });
    });

    it('shares nothing by reference', async () => {
      const post = { id: 'p1', renditions: [{ key: 'a' }] };
      await serve({ methods: { GetPost: async () => answerWith({ post }) } });
      const { response } = await getPost();
      post.renditions.splice(0);
      expect(response).toMatchObject({ post: { renditions: [{ key: 'a' }] } });
    });
  });
}
