import type { ReactionCtx } from '@kloak/platform/context.ts';
import { digest, planAtOnce } from '../domain/digest.ts';
import { earliestMail } from '../domain/mail-hours.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { digests } from '../views/digests.ts';

/** A question to a view takes so many keys. */
const maxAskedAtOnce = 500;

/** Has it looked at soon whether these members are to be mailed something at once; most want no such mails, which one question tells of 500. */
export async function planMailsAtOnce(ctx: ReactionCtx, members: readonly string[]): Promise<void> {
  for (let from = 0; from < members.length; from += maxAskedAtOnce) await planMailsOfSome(ctx, members.slice(from, from + maxAskedAtOnce));
}

async function planMailsOfSome(ctx: ReactionCtx, members: string[]): Promise<void> {
  const known = await ctx.view(digests).getMany(members);
  for (const { member } of known.filter(({ atOnce }) => atOnce)) {
    const wanted = mailSettingsOf(await ctx.state(settings.of({ member })));
    await ctx.decide(digest.of({ member }), planAtOnce(member, earliestMail(ctx.now(), wanted)));
  }
}
