import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readGroupDescription, readNewGroupName } from '@kloak/proto/rules/groups.ts';
import { foundsGroup, isInTooMany } from '../../access/group.ts';
import { foundGroup } from '../../domain/founding.ts';
import { group } from '../../domain/group.ts';
import { showGroup } from '../../views/show-group.ts';

export const createGroup = rpc('groups', 'CreateGroup', {
  access: foundsGroup,
  validate: ({ name, description }) => ({ name: valueOrRefuse(readNewGroupName(name)), description: valueOrRefuse(readGroupDescription(description)) }),
  async run(ctx, { invited }, by, words) {
    const id = ctx.id('group');
    const founded = { by, ...words, invited };
    await ctx.decide(group.of({ group: id }), foundGroup(id, founded, await isInTooMany(ctx, by)));
    return { group: await showGroup(ctx, by, id) };
  },
});
