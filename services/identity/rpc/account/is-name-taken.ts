import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { name } from '../../domain/name.ts';
import { isTaken } from '../../steps/claims.ts';
import { isLookTaken } from '../../steps/looks.ts';

export const isNameTaken = rpc('identity', 'IsNameTaken', {
  access: anyone,
  async run(ctx, { name: username }) {
    return { exists: (await isTaken(ctx, name.of({ username }))) || (await isLookTaken(ctx, username)) };
  },
});
