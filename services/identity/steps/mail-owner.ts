import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import type { Message } from '@kloak/platform/ports/mail.ts';
import { account, type RegisteredAccount } from '../domain/account.ts';

type Written = Omit<Message, 'to' | 'cause'> | undefined;
type Write = (owner: RegisteredAccount) => Written | Promise<Written>;

/** An account that mails go to: none where there is no such account, or no more, and of who was erased. */
export async function reachable(ctx: Pick<ReactionCtx, 'state'>, id: string): Promise<RegisteredAccount | undefined> {
  const state = await ctx.state(account.of({ account: id }));
  return state.status === 'registered' && state.email !== '' ? state : undefined;
}

/**
 * Mails an account what `write` makes of it as it is now: nothing where that is nothing, or where the member is erased. `cause`: what makes the
 * mail's Message-ID.
 */
export async function mailAccount(ctx: ReactionCtx, id: string, cause: string, write: Write): Promise<void> {
  const owner = await reachable(ctx, id);
  const written = owner && (await write(owner));
  if (written) await ctx.mail.send({ ...written, to: owner.email, cause });
}

/** The same to the owner of an event's account. */
export async function mailOwner(ctx: ReactionCtx, event: RecordedEvent & { data: { account: string } }, write: Write): Promise<void> {
  await mailAccount(ctx, event.data.account, causeOf(event), write);
}
