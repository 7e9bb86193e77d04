import { reaction } from '@kloak/platform/reaction.ts';
import { deletionMs } from '@kloak/proto/rules/people/account-deletion.ts';
import { account } from '../domain/account.ts';
import { deleteAccount } from '../domain/deletion.ts';

/** Deletes an account 30 days after its owner requested it, unless revoked. */
export const deleteAccountLater = reaction({
  name: 'delete-account',
  from: 'start',
  afterSeconds: deletionMs / 1000,
  on: {
    identity: {
      async DeletionAsked(ctx, { data }) {
        await ctx.decide(account.of(data), deleteAccount(data.deletesAt));
      },
    },
  },
});
