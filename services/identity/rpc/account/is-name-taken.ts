import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isLookTaken } from '../../steps/looks.ts';
import { isNameUsed } from '../../steps/names.ts';

export const isNameTaken = rpc('identity', 'IsNameTaken', {
  access: anyone,
  async run(ctx, { name: username }) {
    return { exists: (await isNameUsed(ctx, username)) || (await isLookTaken(ctx, username)) };
  },
});
