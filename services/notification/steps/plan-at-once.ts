import type { ReactionCtx } from '@kloak/platform/context.ts';
import { digest, planAtOnce } from '../domain/digest.ts';
import { earliestMail } from '../domain/mail-hours.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { digests } from '../views/digests.ts';
import { membersAmong, memberships, membersOf } from '../views/memberships.ts';
import { mailTime } from './mail-time.ts';

/** Members of the vault who want mails at once, as one page names them. */
const maxWanting = 500;

/** Plans a look at whether these members, some of them named twice, are to be mailed at once; most want no such mails. */
export async function planMailsAtOnce(ctx: ReactionCtx, named: readonly string[]): Promise<void> {
  const known = await ctx.view(digests).getMany([...new Set(named)]);
  for (const { member } of known.filter(({ atOnce }) => atOnce)) {
    const wanted = mailSettingsOf(await ctx.state(settings.of({ member })));
    await ctx.decide(digest.of({ member }), planAtOnce(member, earliestMail(mailTime(ctx), wanted)));
  }
}

/** The same for whoever is in a group: its members are asked only where those of the vault who want such mails are more than one question answers. */
export async function planMailsInGroup(ctx: ReactionCtx, group: string): Promise<void> {
  const reader = ctx.view(memberships);
  const { items, next } = await ctx.view(digests).page({ index: 'byAtOnce', equals: [true], limit: maxWanting });
  const wanting = items.map(({ member }) => member);
  await planMailsAtOnce(ctx, await (next === undefined ? membersAmong(reader, group, wanting) : membersOf(reader, group)));
}
