import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { MemberExport } from '../../domain/member-export.ts';
import type { ReadPage } from './read-page.ts';

type OwnMessage = ResponseOf<'chat.ListMessagesOf'>['messages'][number];

/** Messages per page, and maximum calls for it: many rooms may have none by the member. */
const enough = 400;
const maxCalls = 20;

const described = ({ roomName, with: others, body, createdAt }: OwnMessage) => ({
  at: createdAt,
  ...(roomName && { group: roomName }),
  with: others,
  text: body,
});

/** A page of the messages that the member wrote. */
export async function readMessages(ctx: ReactionCtx, owner: string, { from }: MemberExport): Promise<ReadPage> {
  const entries: object[] = [];
  let before = from === '' ? undefined : from;
  for (let call = 0; call < maxCalls && entries.length < enough; call++) {
    const { messages, next } = await ctx.rpc.chat.ListMessagesOf({ member: owner, before });
    entries.push(...messages.map(described));
    before = next;
    if (before === undefined) break;
  }
  return { entries, next: before };
}
