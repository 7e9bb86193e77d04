import type { ReactionCtx } from '@kloak/platform/context.ts';
import { digest, planAtOnce } from '../domain/digest.ts';
import { earliestMail } from '../domain/mail-hours.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { digests } from '../views/digests.ts';
import { membersAmong, memberships, membersOf } from '../views/memberships.ts';
import { mailTime } from './mail-time.ts';

/** A question to a view takes so many keys. */
const maxAskedAtOnce = 500;

/** Has it looked at soon whether these members, some of them named twice, are to be mailed something at once; most want no such mails, which one question tells of 500. */
export async function planMailsAtOnce(ctx: ReactionCtx, named: readonly string[]): Promise<void> {
  const members = [...new Set(named)];
  for (let from = 0; from < members.length; from += maxAskedAtOnce) await planMailsOfSome(ctx, members.slice(from, from + maxAskedAtOnce));
}

/** The same for whoever is in a group: its members are asked only where those of the vault who want such mails are more than one question answers. */
export async function planMailsInGroup(ctx: ReactionCtx, group: string): Promise<void> {
  const reader = ctx.view(memberships);
  const { items, next } = await ctx.view(digests).page({ index: 'byAtOnce', equals: [true], limit: maxAskedAtOnce });
  const wanting = items.map(({ member }) => member);
  await planMailsAtOnce(ctx, await (next === undefined ? membersAmong(reader, group, wanting) : membersOf(reader, group)));
}

async function planMailsOfSome(ctx: ReactionCtx, members: string[]): Promise<void> {
  const known = await ctx.view(digests).getMany(members);
  for (const { member } of known.filter(({ atOnce }) => atOnce)) {
    const wanted = mailSettingsOf(await ctx.state(settings.of({ member })));
    await ctx.decide(digest.of({ member }), planAtOnce(member, earliestMail(mailTime(ctx), wanted)));
  }
}
