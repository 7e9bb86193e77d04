import { anyone } from '@kloak/access/rules.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noAccount, readNameOrAddress } from '@kloak/proto/rules/people/name-or-address.ts';
import { accountByName, confirmedAccountByMail } from '../../steps/registered-account.ts';
import { maskAddress } from '../../tools/mask-address.ts';

export const findAccount = rpc('identity', 'FindAccount', {
  access: anyone,
  async run(ctx, request) {
    const query = valueOrRefuse(readNameOrAddress(request.query));
    const found = await (query.includes('@') ? confirmedAccountByMail(ctx, query) : accountByName(ctx, query));
    if (found === undefined) throw refusalOf(noAccount);
    return { account: found.id, username: found.username, maskedEmail: maskAddress(found.email) };
  },
});
