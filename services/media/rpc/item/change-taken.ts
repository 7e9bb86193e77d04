import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { badDate } from '@kloak/proto/rules/taken-dates.ts';
import { ownerOfPublishedItems } from '../../access/own-item.ts';
import { changeTaken as change, readDateChange } from '../../domain/item/item-taken.ts';
import { changeItems } from '../../steps/change-items.ts';

export const changeTaken = rpc('media', 'ChangeTaken', {
  access: ownerOfPublishedItems,
  async run(ctx, { taken }, { owner, states }) {
    if (!taken) throw refusalOf(badDate);
    const [wanted, now] = [readDateChange(taken), ctx.now()];
    return changeItems(ctx, { owner, states, kind: 'TAKEN' }, (id) => change(id, wanted, now));
  },
});
