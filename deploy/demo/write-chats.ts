import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { type Chat, chats } from './chats.ts';

type DemoMember = Pick<Visitor, 'call'> & { id: string };
type ChatTarget = { roomId: string } | { profileTo: string };

/** Room in which each member writes; creates a group if it has a name. */
async function openChat({ name, members }: Chat, member: (name: string) => DemoMember, key: string): Promise<(by: string) => ChatTarget> {
  const [author, ...others] = members.map(member);
  if (!author) throw new Error('a chat has members');
  if (name === undefined) return (by) => ({ profileTo: member(members.find((one) => one !== by) ?? by).id });
  const group = { name, author: author.id, profiles: others.map(({ id }) => id) };
  const { room } = await author.call('POST /api/chatbox/create-chat-group', group, key);
  return () => ({ roomId: room._id });
}

/** Writes the family's messages in order. A repeat finds each by its `clientId`. */
export async function writeChats(member: (name: string) => DemoMember, postId: (title: string) => string): Promise<void> {
  for (const [index, chat] of chats.entries()) {
    const placeOf = await openChat(chat, member, `demo-chat-${index}`);
    for (const [at, { by, text: messageBody, shot }] of chat.said.entries()) {
      const { id: profile, call } = member(by);
      const clientId = `demo-chat-${index}-${at}`;
      const posts = shot === undefined ? [] : [postId(shot)];
      await call('POST /api/chatbox/submit-message', { ...placeOf(by), messageBody, profile, posts, clientId }, clientId);
    }
  }
}
