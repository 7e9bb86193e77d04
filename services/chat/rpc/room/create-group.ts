import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readGroupName } from '@kloak/proto/rules/rooms.ts';
import { beginsGroup } from '../../access/room.ts';
import { openGroup, room } from '../../domain/room.ts';
import { showRoom } from '../../views/show-rooms.ts';

export const createGroup = rpc('chat', 'CreateGroup', {
  access: beginsGroup,
  validate: ({ name }) => valueOrRefuse(readGroupName(name)),
  async run(ctx, { members }, me, name) {
    const id = ctx.id('room');
    await ctx.decide(room.of({ room: id }), openGroup(id, me, members, name));
    return { room: await showRoom(ctx, me, id) };
  },
});
