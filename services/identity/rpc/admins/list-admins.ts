import { cards, cardsById } from '@kloak/access/cards.ts';
import { admin } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { admins } from '../../domain/admins.ts';
import { hasFreshSignIn } from '../../steps/change-admins.ts';
import { adminChanges } from '../../views/admin-changes.ts';

const maxChanges = 50;

export const listAdmins = rpc('identity', 'ListAdmins', {
  access: admin,
  async run(ctx, _request, caller) {
    const [{ admins: listed }, changes, lately] = await Promise.all([
      ctx.state(admins.of(undefined)),
      ctx.view(adminChanges).page({ index: 'all', equals: [], limit: maxChanges }),
      hasFreshSignIn(ctx, caller),
    ]);
    const people = [...listed.map(({ account }) => account), ...changes.items.flatMap(({ account, by }) => [account, by])];
    const known = await cardsById(ctx.view(cards), people);
    const nameOf = (id: string) => known.get(id)?.username ?? '';
    return {
      admins: listed.map(({ account, since }) => ({ account, since, username: nameOf(account), email: known.get(account)?.email ?? '' })),
      changes: changes.items.map(({ id, account, by, at, given }) => ({ id, username: nameOf(account), by: nameOf(by), at, given })),
      passwordNeeded: !lately,
    };
  },
});
