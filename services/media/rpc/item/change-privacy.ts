import { noItem } from '@kloak/access/may-view-item.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { ownerOfItems } from '../../access/own-item.ts';
import { readChange } from '../../domain/details.ts';
import { changeDetails } from '../../domain/item.ts';
import { decideOnEach } from '../../steps/decide-on-each.ts';
import { endAccess } from '../../steps/end-access.ts';
import { showOwnPosts } from '../../steps/show-own-posts.ts';

export const changePrivacy = rpc('media', 'ChangePrivacy', {
  access: ownerOfItems,
  async run(ctx, { items, privacy }, owner) {
    const named = [...new Set(items)];
    const wanted = readChange({ privacy });
    const refusals = await decideOnEach(ctx, { owner, items: named, step: 'change privacy' }, changeDetails(wanted));
    // Also without an event: who was refused here tries again.
    if (!isShared(wanted.privacy)) await endAccess(ctx);
    const shown = await showOwnPosts(ctx, owner, named);
    const gone = named.filter((id) => !shown.has(id)).map((id) => ({ item: id, refusal: noItem() }));
    const refused = [...refusals, ...gone].map(({ item, refusal: { code, message } }) => ({ item, code, message }));
    return { posts: [...shown.values()].filter(({ id }) => refused.every(({ item }) => item !== id)), refused };
  },
});
