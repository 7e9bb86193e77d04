import { internal } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { messageId } from '../../domain/message.ts';
import { type Membership, memberships } from '../../views/memberships.ts';
import { type MessageDoc, messages } from '../../views/messages.ts';
import { profilesOf } from '../../views/profiles.ts';
import { rooms } from '../../views/rooms.ts';

/** Up to which message a room is read, and how its page of the list of rooms is found. Refuses: 400 `bad-cursor`. */
function readPlace(before: string | undefined): { seq: number; room?: string } {
  if (before === undefined) return { seq: 0 };
  const [, seq, room] = /^(\d{1,9})\.([\w-]*)$/.exec(before) ?? [];
  if (seq === undefined) throw new Refusal('invalid', 'bad-cursor', '"before" is not of an answer of this list.');
  return { seq: Number(seq), ...(room && { room }) };
}

/** The member's own words among some messages of a room. */
async function ownWords(ctx: Ctx, { room, member }: Membership, docs: readonly MessageDoc[]) {
  const own = docs.filter(({ writer, deleted, body, items }) => writer === member && !deleted && (body !== '' || items.length > 0));
  const doc = own.length > 0 ? await ctx.view(rooms).get(room) : undefined;
  if (!doc) return [];
  const others = doc.members.filter((one) => one !== member);
  const profileOf = await profilesOf(ctx, others);
  const of = { room, roomName: doc.name, with: others.map((one) => profileOf(one).username) };
  return own.map(({ seq, body, createdAt, items }) => ({ ...of, seq, body, createdAt, items }));
}

/** Internal, for media's export of the member; see the table of permitted calls. */
export const listMessagesOf = rpc('chat', 'ListMessagesOf', {
  access: internal,
  async run(ctx, { member, before }) {
    const { seq: readTo, room } = readPlace(before);
    const page = await ctx.view(memberships).page({ index: 'byRoom', equals: [member], limit: 1, ...(room !== undefined && { before: room }) });
    const [side] = page.items;
    if (!side) return { messages: [] };
    const from = Math.max(readTo, side.since) + 1;
    const last = Math.min(from + maxPerPage - 1, side.seq);
    const ids = Array.from({ length: Math.max(last - from + 1, 0) }, (_, at) => messageId({ room: side.room, seq: from + at }));
    const words = await ownWords(ctx, side, await ctx.view(messages).getMany(ids));
    if (last < side.seq) return { messages: words, next: `${last}.${room ?? ''}` };
    return { messages: words, next: page.next === undefined ? undefined : `0.${page.next}` };
  },
});
