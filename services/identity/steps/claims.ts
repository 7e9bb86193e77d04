// Claims on names and addresses, and the accounts that hold them. [Note: Stale claims] A registration that crashed halfway leaves claims behind. After ten
// minutes anybody may take one over, but first the holder's stream must decide that the registration is abandoned. That is refused if the holder did
// register, and prevents it from registering later. So two accounts never have one name.
// [Note: Unconfirmed addresses] An unconfirmed address belongs to nobody. A registration, or a confirmation, takes the claim over from an account that has
// not confirmed it. First the holder's stream records that it yields. That is refused if the holder has confirmed, and makes a concurrent confirmation start
// again. A confirmation claims anew, so nobody takes over a claim read earlier. So two accounts never have one confirmed address.
// [Note: Unconfirmed names] A name is reserved for an unconfirmed account while its confirmation link is valid. After that, whoever wants it gets it, and the
// account is deleted by a decision on its stream. That is refused if the account confirmed meanwhile.
import type { DomainEvent, Stream } from '@kloak/platform/aggregate.ts';
import { type Claim, type Claimable, isStale } from '@kloak/platform/claim.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { addressTaken } from '@kloak/proto/rules/people/addresses.ts';
import { nameTaken } from '@kloak/proto/rules/people/usernames.ts';
import { abandon, account, type RegisteredAccount, yieldAddress } from '../domain/account.ts';
import { confirmation } from '../domain/confirmation.ts';
import { deleteUnconfirmed } from '../domain/deletion.ts';
import { mail } from '../domain/mail.ts';
import { linkDays } from '../tools/confirmation-message.ts';

type ActiveClaim = NonNullable<Claim>;

/** Decides that an account never registers; false when it did. */
export async function abandonRegistration(ctx: Ctx, id: string): Promise<boolean> {
  const stream = account.of({ account: id });
  const { status } = await ctx.state(stream);
  // The account has several claims; it was abandoned when the first of them was taken over.
  if (status !== 'none') return status !== 'registered';
  try {
    await ctx.decide(stream, abandon(id), { step: 'give-up' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'registered') return false;
    throw error;
  }
}

/** True if the last confirmation link has expired without a confirmation. `claim` is the one made at registration. */
async function isOverdue(ctx: Ctx, claim: ActiveClaim, holder: RegisteredAccount): Promise<boolean> {
  if (holder.verified) return false;
  const newest = (await ctx.state(confirmation.of({ account: holder.id }))).at(-1) ?? claim.at;
  return ctx.seenNow().getTime() - Date.parse(newest) > linkDays * dayMs;
}

/** Deletes an account that is overdue; false when it is not, or has confirmed its address meanwhile. See [Note: Unconfirmed names]. */
async function hasLapsed(ctx: Ctx, claim: ActiveClaim): Promise<boolean> {
  const stream = account.of({ account: claim.holder });
  const holder = await ctx.state(stream);
  if (holder.status !== 'registered' || !(await isOverdue(ctx, claim, holder))) return false;
  await ctx.decide(stream, deleteUnconfirmed, { step: 'lapse' });
  return (await ctx.state(stream)).status === 'deleted';
}

const isLeftBehind = async (ctx: Ctx, claim: ActiveClaim): Promise<boolean> =>
  isStale(claim, ctx.now()) && ((await abandonRegistration(ctx, claim.holder)) || (await hasLapsed(ctx, claim)));

/** A claim, and the same claim of older builds. See [Note: Former claims]. */
type Things<Event extends DomainEvent, Facts> = { thing: Claimable<Event, Facts>; former: Claimable<Event, Facts> };

/** Claims a name or look for an account; takes over an abandoned claim. Refuses: 409 `name-taken`. */
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

/** Claims an address, anew if the account has it already. See [Note: Unconfirmed addresses]. Refuses: 409 `email-taken`. */
export async function claimAddress(ctx: Ctx, address: string, id: string): Promise<void> {
  const stream = mail.of({ address });
  const claim = await ctx.state(stream);
  if (claim && claim.holder !== id) await yieldClaim(ctx, claim);
  // The step's name contains the claim, so a repeat that finds another claim decides anew.
  await ctx.decide(stream, mail.claim({ address }, { holder: id, at: ctx.now().toISOString() }, claim), { step: `claim after ${claim?.at}` });
}

/** A registration that is under way keeps its claim. */
async function yieldClaim(ctx: Ctx, claim: ActiveClaim): Promise<void> {
  const stream = account.of({ account: claim.holder });
  if ((await ctx.state(stream)).status === 'registered') await ctx.decide(stream, yieldAddress, { step: `yield ${claim.at}` });
  else if (!(await isLeftBehind(ctx, claim))) throw refusalOf(addressTaken);
}

/** True if an account holds the name: a registered one that `counts`, or one that may still register. */
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
