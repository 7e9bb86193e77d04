import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { mail } from '../../domain/mail.ts';
import { isTaken } from '../../steps/claims.ts';

export const isMailTaken = rpc('identity', 'IsMailTaken', {
  access: anyone,
  async run(ctx, { address }) {
    return { exists: await isTaken(ctx, mail.of({ address }), ({ verified }) => verified) };
  },
});
