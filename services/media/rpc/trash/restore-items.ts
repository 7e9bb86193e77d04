import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfItems } from '../../access/own-item.ts';
import { restore } from '../../domain/item/item-trash.ts';
import { decideOnEach } from '../../steps/decide-on-each.ts';
import { showOutcomes } from '../../steps/show-outcomes.ts';

export const restoreItems = rpc('media', 'RestoreItems', {
  access: ownerOfItems,
  async run(ctx, { items }, owner) {
    const named = [...new Set(items)];
    const refusals = await decideOnEach(ctx, { owner, items: named, step: 'restore' }, restore);
    return showOutcomes(ctx, owner, named, refusals);
  },
});
