import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { name } from '../domain/name.ts';
import { isTaken } from '../steps/claims.ts';

export const isNameTaken = rpc('identity', 'IsNameTaken', {
  access: anyone,
  async run(ctx, request) {
    return { exists: await isTaken(ctx, name.of({ username: request.name })) };
  },
});
