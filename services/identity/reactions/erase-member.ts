import { secondPassSeconds } from '@kloak/access/erasing.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { endByDeletion, session } from '../domain/session.ts';
import { eachSession } from '../steps/each-session.ts';
import { forgetAccount } from '../steps/forget-account.ts';
import { sessions } from '../views/sessions.ts';

async function forget(ctx: ReactionCtx, { data: { account } }: { data: { account: string } }): Promise<void> {
  await eachSession(ctx.strict(sessions), account, ({ id }) => ctx.decide(session.of({ session: id, account }), endByDeletion));
  await forgetAccount(ctx, account);
}

/** Ends access to a deleted account, and frees its name and address. */
export const forgetDeleted = reaction({ name: 'forget-deleted', from: 'start', on: { identity: { AccountDeleted: forget } } });

/** Erases its person here as everywhere, but later: until then the last mail finds its address. */
export const eraseDeleted = reaction({
  name: 'erase-deleted',
  from: 'start',
  afterSeconds: secondPassSeconds,
  on: {
    identity: {
      async AccountDeleted(ctx, event) {
        await forget(ctx, event);
        await ctx.erase(event.data.account);
      },
    },
  },
});
