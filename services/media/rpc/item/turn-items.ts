import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfPublishedItems } from '../../access/own-item.ts';
import { readTurn, turn } from '../../domain/item/item-turn.ts';
import { changeItems } from '../../steps/change-items.ts';

export const turnItems = rpc('media', 'TurnItems', {
  access: ownerOfPublishedItems,
  async run(ctx, request, { owner, states }) {
    const quarterTurns = readTurn(request.quarterTurns);
    return changeItems(ctx, { owner, states, kind: 'TURN' }, (id) => turn(id, quarterTurns));
  },
});
