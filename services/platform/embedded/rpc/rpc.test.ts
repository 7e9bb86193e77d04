import { answerWith, metaFrom, type RpcFixture } from '../../contract/rpc/fixture.ts';
import { rpcSuite } from '../../contract/rpc/rpc-suite.ts';
import { embeddedRpc } from './rpc.ts';

const reported: string[] = [];
const report = (service: string, method: string, error: unknown) => reported.push(`${service}.${method}: ${error}`);

async function oneProcess(): Promise<RpcFixture> {
  const rpc = embeddedRpc({ report });
  return { media: rpc, social: rpc, gateway: rpc, close: () => rpc.close() };
}

describe('embedded rpc', () => {
  rpcSuite(oneProcess);

  it('reports a defect in full where it happened', async () => {
    const rpc = embeddedRpc({ report });
    await rpc.serve('media', { methods: { GetPost: async () => answerWith({ post: { title: 7 } }) }, streams: {} });
    reported.splice(0);
    await expect(rpc.call('media', 'GetPost', {}, metaFrom('gateway'))).rejects.toThrow('media.GetPost failed');
    expect(reported).toEqual(['media.GetPost: Error: Post.title: number 7 is not a string']);
  });
});
