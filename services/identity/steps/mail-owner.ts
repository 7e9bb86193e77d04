import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import type { Message } from '@kloak/platform/ports/mail.ts';
import { account, type RegisteredAccount } from '../domain/account.ts';

type OwnerMail = Omit<Message, 'to' | 'cause'> | undefined;
type Write = (owner: RegisteredAccount) => OwnerMail | Promise<OwnerMail>;

/** Account that can receive mails; `undefined` if it does not exist, is deleted or erased. */
export async function reachable(ctx: Pick<ReactionCtx, 'state'>, id: string): Promise<RegisteredAccount | undefined> {
  const state = await ctx.state(account.of({ account: id }));
  return state.status === 'registered' && state.email !== '' ? state : undefined;
}

/** Sends the mail that `write` makes for the current account, if any. No-op for an erased member. `cause`: source of the Message-ID. */
export async function mailAccount(ctx: ReactionCtx, id: string, cause: string, write: Write): Promise<void> {
  const owner = await reachable(ctx, id);
  const written = owner && (await write(owner));
  if (written) await ctx.mail.send({ ...written, to: owner.email, cause });
}

/** The same to the owner of an event's account. */
export async function mailOwner(ctx: ReactionCtx, event: RecordedEvent & { data: { account: string } }, write: Write): Promise<void> {
  await mailAccount(ctx, event.data.account, causeOf(event), write);
}
