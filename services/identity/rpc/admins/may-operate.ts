import { admin } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';

export const mayOperate = rpc('identity', 'MayOperate', { access: admin, run: async (_ctx, _request, account) => ({ account }) });
