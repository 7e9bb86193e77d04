import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { sharing } from '../../domain/sharing.ts';

export const getSharing = rpc('media', 'GetSharing', {
  access: member,
  run: (ctx, _request, owner) => ctx.state(sharing.of({ owner })),
});
