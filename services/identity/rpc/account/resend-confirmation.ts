import { member } from '@kloak/access/rules.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { account } from '../../domain/account.ts';
import { confirmation, requestConfirmation } from '../../domain/confirmation.ts';
import { registrationMails, requestMailAgain } from '../../domain/registration-mails.ts';
import { sessionEnded } from '../../domain/session.ts';

export const resendConfirmation = rpc('identity', 'ResendConfirmation', {
  access: member,
  async run(ctx, { address }, caller) {
    const state = await ctx.state(account.of({ account: caller }));
    if (state.status !== 'registered') throw sessionEnded();
    if (address !== undefined && normalizeAddress(address) !== normalizeAddress(state.email)) {
      throw new Refusal('forbidden', 'not-you', 'This can only be done in your own name.');
    }
    const [now, stream] = [ctx.now(), confirmation.of({ account: caller })];
    const [ask, asked] = [requestConfirmation(state, now), await ctx.state(stream)];
    await ctx.decide(registrationMails.of({ address: state.email }), (mails) => {
      // A request that the account's own limit refuses does not use up the limit of the address.
      ask(asked);
      return requestMailAgain(now)(mails);
    });
    await ctx.decide(stream, ask);
    return { email: state.email };
  },
});
