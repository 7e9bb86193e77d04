import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { answerBytes, compactPostBytes, countWithin } from '@kloak/platform/lists/answer-size.ts';
import { type ListRequest, pageSize } from '@kloak/platform/lists/paging.ts';
import { defaultMessagesPerPage } from '@kloak/proto/rules/pages.ts';
import type { ConversationResponse, Receipt } from '@kloak/proto/types/chat.ts';
import { messageId } from '../domain/message.ts';
import { type Membership, memberships, membershipsOf } from './memberships.ts';
import { type MessageDoc, messages } from './messages.ts';
import { profilesOf } from './profiles.ts';
import { rooms } from './rooms.ts';
import { signalSharers } from './shared-signals.ts';
import { showMessage } from './show-message.ts';
import { showRoom } from './show-rooms.ts';

/** `next` of an answer is the place of its oldest message. Refuses: 400 `bad-cursor`. */
function placeBefore(before: string): number {
  if (!/^[1-9]\d{0,8}$/.test(before)) throw new Refusal('invalid', 'bad-cursor', '"before" is not of an answer of this list.');
  return Number(before) - 1;
}

/** Size of a message in an answer, with the posts it refers to. */
const bytesOf = ({ body, items }: MessageDoc): number => answerBytes(body) + items.length * compactPostBytes;

/** Reads how far members have read a room, as far as they share that with the member. */
async function receiptsFor(ctx: Ctx, member: string, room: string): Promise<Receipt[]> {
  const doc = await ctx.view(rooms).get(room);
  const sharers = doc ? await signalSharers(ctx, 'receipts', doc, member) : [];
  const sides = sharers.length > 0 ? await membershipsOf(ctx.view(memberships), room, sharers) : [];
  return sides.map(({ member: other, read }) => ({ member: other, seq: read }));
}

/** A page of a room as a member may see it, oldest first; page 0 is the newest. Message numbers have no gaps, so a page is a range of them. */
export async function readConversation(ctx: Ctx, side: Membership, { page, perPage, before }: ListRequest): Promise<ConversationResponse> {
  const { room, member, since, seq } = side;
  const size = pageSize(perPage, defaultMessagesPerPage);
  const last = Math.min(before === undefined ? seq - page * size : placeBefore(before), seq);
  const first = Math.max(last - size, since) + 1;
  const ids = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => messageId({ room, seq: first + at }));
  const [docs, shown, receipts] = await Promise.all([ctx.view(messages).getMany(ids), showRoom(ctx, member, room), receiptsFor(ctx, member, room)]);
  const profileOf = await profilesOf(
    ctx,
    docs.map(({ writer }) => writer),
  );
  // Long messages reduce the page; `next` continues after it. See [Note: Bytes of an answer].
  const fitting = countWithin(docs.map(bytesOf).reverse());
  const told = docs.slice(-fitting);
  const oldest = told[0]?.seq ?? first;
  const next = ids.length > 0 && oldest > since + 1 ? String(oldest) : undefined;
  return { room: shown, messages: told.map(showMessage(profileOf)), total: seq - since, next, receipts };
}
