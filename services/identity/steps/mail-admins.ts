import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { nameInMail } from '@kloak/platform/mails/without-links.ts';
import type { Message } from '@kloak/platform/ports/mail.ts';
import { mailAccount, mailOwner, reachable } from './mail-owner.ts';

type AdminChangeEvent = RecordedEvent & { data: { account: string; by: string } };
type MailContent = Omit<Message, 'to' | 'cause'>;
/** Letters to the account concerned and to the acting admin. `who` and `by` are user names; `by` is empty if both are the same person. */
type Letters = {
  toOwner(names: { who: string; by: string; link: string }): MailContent;
  toAdmin(names: { who: string; by: string; link: string }): MailContent;
};

/** Mails both, since either may be unaware. One mail if both are the same person; no admin for a change by the settings. */
export async function mailOwnerAndAdmin(ctx: ReactionCtx, event: AdminChangeEvent, { toOwner, toAdmin }: Letters): Promise<void> {
  const { account, by } = event.data;
  const link = `${ctx.settings.url}/change-password`;
  const [owner, admin] = await Promise.all([reachable(ctx, account), reachable(ctx, by)]);
  const names = { who: nameInMail(owner?.username ?? ''), by: by === account ? '' : nameInMail(admin?.username ?? ''), link };
  await mailOwner(ctx, event, () => toOwner(names));
  if (by !== account) await mailAccount(ctx, by, `${causeOf(event)}.by`, () => toAdmin(names));
}
