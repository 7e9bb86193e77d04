// Claims on names and addresses, where they touch the account that holds them. [Note: Stale claims] A registration that crashed halfway leaves claims
// behind. Ten minutes later anybody may take one over, but only after deciding on the holder's stream that it is abandoned: that is refused if it
// registered after all, and keeps it from registering ever after. So no moment exists at which two accounts have one name.
// [Note: Unconfirmed addresses] An address that was never confirmed is nobody's. Whoever registers it takes the claim over from an account that has not
// confirmed it, and so does whoever confirms it. The holder's stream first says that it yields, which is refused where it has confirmed, and makes a
// confirmation that is under way begin again; and who confirms claims anew, so that nobody takes over a claim that was read before. So no moment
// exists at which two accounts have confirmed one address.
// [Note: Unconfirmed names] A name is kept for who never confirmed the address while a link that confirms it is good. Then it goes to whoever wants it, and
// the account is deleted: its stream decides, which is refused where it has confirmed after all.
import type { DomainEvent, Stream } from '@kloak/platform/aggregate.ts';
import { type Claim, type Claimable, isStale } from '@kloak/platform/claim.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { addressTaken } from '@kloak/proto/rules/people/addresses.ts';
import { nameTaken } from '@kloak/proto/rules/people/usernames.ts';
import { abandon, account, type RegisteredAccount, yieldAddress } from '../domain/account.ts';
import { confirmation } from '../domain/confirmation.ts';
import { letLapse } from '../domain/deletion.ts';
import { mail } from '../domain/mail.ts';
import { linkDays } from '../tools/confirmation-message.ts';

type Held = NonNullable<Claim>;

/** Decides that an account never registers; false when it did. */
export async function abandonRegistration(ctx: Ctx, id: string): Promise<boolean> {
  const stream = account.of({ account: id });
  const { status } = await ctx.state(stream);
  // It holds several claims: with the first of them that was taken over it was abandoned.
  if (status !== 'none') return status !== 'registered';
  try {
    await ctx.decide(stream, abandon(id), { step: 'give-up' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'registered') return false;
    throw error;
  }
}

/** Whether the last link that confirms the address of an account is over, and nobody has. `claim` is on what was claimed when it registered. */
async function isOverdue(ctx: Ctx, claim: Held, holder: RegisteredAccount): Promise<boolean> {
  if (holder.verified) return false;
  const newest = (await ctx.state(confirmation.of({ account: holder.id }))).at(-1) ?? claim.at;
  return ctx.seenNow().getTime() - Date.parse(newest) > linkDays * dayMs;
}

/** Deletes an account that is overdue; false when it is not, or has confirmed its address meanwhile. See [Note: Unconfirmed names]. */
async function hasLapsed(ctx: Ctx, claim: Held): Promise<boolean> {
  const stream = account.of({ account: claim.holder });
  const holder = await ctx.state(stream);
  if (holder.status !== 'registered' || !(await isOverdue(ctx, claim, holder))) return false;
  await ctx.decide(stream, letLapse, { step: 'lapse' });
  return (await ctx.state(stream)).status === 'deleted';
}

const isLeftBehind = async (ctx: Ctx, claim: Held): Promise<boolean> =>
  isStale(claim, ctx.now()) && ((await abandonRegistration(ctx, claim.holder)) || (await hasLapsed(ctx, claim)));

/** A claim, and that of builds of before on the same thing. See [Note: Former claims]. */
type Things<Event extends DomainEvent, Facts> = { thing: Claimable<Event, Facts>; former: Claimable<Event, Facts> };

/** Claims a name or a look for an account; a claim left behind by another is taken over once that one is abandoned. Refuses: 409 `name-taken`. */
export async function claimUnique<Event extends DomainEvent, Facts>(
  ctx: Ctx,
  { thing, former }: Things<Event, Facts>,
  facts: Facts,
  id: string,
): Promise<void> {
  const before = await ctx.state(former.of(facts));
  if (before && before.holder !== id && !(await isLeftBehind(ctx, before))) throw refusalOf(nameTaken);
  const stream = thing.of(facts);
  const claim = await ctx.state(stream);
  const isFree = claim && claim.holder !== id && (await isLeftBehind(ctx, claim));
  await ctx.decide(stream, thing.claim(facts, { holder: id, at: ctx.now().toISOString() }, isFree ? claim : undefined));
}

/** Claims an address, anew where the account has it already. See [Note: Unconfirmed addresses]. Refuses: 409 `email-taken`. */
export async function claimAddress(ctx: Ctx, address: string, id: string): Promise<void> {
  const stream = mail.of({ address });
  const claim = await ctx.state(stream);
  if (claim && claim.holder !== id) await yieldClaim(ctx, claim);
  // What a repeat finds changed it decides anew: the steps name the claim that was found.
  await ctx.decide(stream, mail.claim({ address }, { holder: id, at: ctx.now().toISOString() }, claim), { step: `claim after ${claim?.at}` });
}

/** A registration that is under way keeps its claim. */
async function yieldClaim(ctx: Ctx, claim: Held): Promise<void> {
  const stream = account.of({ account: claim.holder });
  if ((await ctx.state(stream)).status === 'registered') await ctx.decide(stream, yieldAddress, { step: `yield ${claim.at}` });
  else if (!(await isLeftBehind(ctx, claim))) throw refusalOf(addressTaken);
}

/** Whether somebody holds it: an account that registered, or one that still may. `counts` says of which of those that registered it is. */
export async function isTaken<Event extends DomainEvent>(
  ctx: Ctx,
  stream: Stream<Claim, Event>,
  counts: (holder: RegisteredAccount) => boolean = () => true,
): Promise<boolean> {
  const claim = await ctx.state(stream);
  if (!claim) return false;
  const holder = await ctx.state(account.of({ account: claim.holder }));
  if (holder.status !== 'registered') return !isStale(claim, ctx.now());
  return counts(holder) && !(await isOverdue(ctx, claim, holder));
}
