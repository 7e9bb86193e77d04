import { groupMembers, membersAmong, membersOfGroup } from '@kloak/access/group-members.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { digest, planImmediateMail } from '../domain/digest.ts';
import { earliestMail } from '../domain/mail-hours.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { digests } from '../views/digests.ts';
import { mailTime } from './mail-time.ts';

/** Members per page who want immediate mails. */
const maxWanting = 500;

/** Plans checks for immediate mails to those of these members who want some; duplicates are allowed, and most want none. */
export async function planImmediateMails(ctx: ReactionCtx, named: readonly string[]): Promise<void> {
  const known = await ctx.view(digests).getMany([...new Set(named)]);
  for (const { member } of known.filter(({ atOnce }) => atOnce)) {
    const wanted = mailSettingsOf(await ctx.state(settings.of({ member })));
    await ctx.decide(digest.of({ member }), planImmediateMail(member, earliestMail(mailTime(ctx), wanted)));
  }
}

/** The same for a group's members. Membership is read only if more members of the vault want such mails than one page holds. */
export async function planMailsInGroup(ctx: ReactionCtx, group: string): Promise<void> {
  const reader = ctx.view(groupMembers);
  const { items, next } = await ctx.view(digests).page({ index: 'byAtOnce', equals: [true], limit: maxWanting });
  const wanting = items.map(({ member }) => member);
  await planImmediateMails(ctx, next === undefined ? [...(await membersAmong(reader, group, wanting))] : await membersOfGroup(reader, group));
}
