import { cards } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { exportFailed, exportReady } from '../tools/export-letters.ts';

type ExportEvent = RecordedEvent & { data: { owner: string } };

const mail = (write: typeof exportReady) => async (ctx: ReactionCtx, event: ExportEvent) => {
  const card = await ctx.view(cards).get(event.data.owner);
  // An erased member has no address.
  if (card === undefined || card.email === '') return;
  await ctx.mail.send({ ...write({ url: ctx.settings.url, username: card.username }), to: card.email, cause: causeOf(event) });
};

/** Mails the owner the outcome of an export. */
export const mailExport = reaction({
  name: 'mail-export',
  mails: true,
  from: 'now',
  on: { media: { ExportCompleted: mail(exportReady), ExportGivenUp: mail(exportFailed) } },
});
