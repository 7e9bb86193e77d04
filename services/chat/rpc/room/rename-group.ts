import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readGroupName } from '@kloak/proto/rules/rooms.ts';
import { leadsGroup } from '../../access/room.ts';
import { rename, room } from '../../domain/room.ts';
import { showRoom } from '../../views/show-rooms.ts';

export const renameGroup = rpc('chat', 'RenameGroup', {
  access: leadsGroup,
  validate: ({ name }) => valueOrRefuse(readGroupName(name)),
  async run(ctx, { room: id }, { member }, name) {
    await ctx.decide(room.of({ room: id }), rename(id, member, name));
    return { room: await showRoom(ctx, member, id) };
  },
});
