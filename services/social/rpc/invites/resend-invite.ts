import { admin } from '@kloak/access/rules.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readAddressOfOther } from '@kloak/proto/rules/people/addresses.ts';
import { noInvite } from '@kloak/proto/rules/people/invites.ts';
import { askInviteMail, inviteMails } from '../../domain/invite-mails.ts';
import { invites, resendInvite as resend } from '../../domain/invites.ts';
import { invitesTo } from '../../steps/invite-lists.ts';

export const resendInvite = rpc('social', 'ResendInvite', {
  access: admin,
  async run(ctx, request, me) {
    const [newest] = await invitesTo(ctx, valueOrRefuse(readAddressOfOther(request.email)));
    if (!newest) throw refusalOf(noInvite);
    const { member, email } = newest;
    await ctx.decide(inviteMails.of({ email }), askInviteMail(ctx.now()));
    await ctx.decide(invites.of({ member }), resend({ member, email }, me));
    return { email };
  },
});
