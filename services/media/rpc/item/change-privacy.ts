import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { ownerOfItems } from '../../access/own-item.ts';
import { changeDetails } from '../../domain/item/item-details.ts';
import { joiningStory } from '../../domain/item/item-story.ts';
import { decideOnEach } from '../../steps/decide-on-each.ts';
import { allotPlacesOf } from '../../steps/join-story.ts';
import { showOutcomes } from '../../steps/show-outcomes.ts';

export const changePrivacy = rpc('media', 'ChangePrivacy', {
  access: ownerOfItems,
  narrows: ({ privacy }) => !isShared(privacy),
  async run(ctx, { items, privacy }, owner) {
    const named = [...new Set(items)];
    const wanted = { privacy: valueOrRefuse(readPrivacy(privacy)) };
    const places = await allotPlacesOf(ctx, { owner, items: named, ...wanted });
    const refusals = await decideOnEach(ctx, { owner, items: named, step: 'change privacy' }, joiningStory(places, changeDetails(wanted)));
    return showOutcomes(ctx, owner, named, refusals);
  },
});
