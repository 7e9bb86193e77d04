import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { searchConnections } from '../../views/find-people.ts';
import { profileOf } from '../../views/profiles.ts';

export const findRecipients = rpc('chat', 'FindRecipients', {
  access: member,
  async run(ctx, { query, without }, me) {
    const found = await searchConnections(ctx, me, query);
    return { profiles: found.filter(({ id }) => !without.includes(id)).map(profileOf) };
  },
});
