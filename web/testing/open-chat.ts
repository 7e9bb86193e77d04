import type { ChatMessage } from '@kloak/proto/api/types.ts';
import { screen } from '@testing-library/react';
import { bensRoom, chatRoutes, messageOf } from './chat.ts';
import { ben } from './family.ts';
import type { Routes } from './serve.ts';
import { visit } from './visit.tsx';

export const bar = () => screen.findByRole('button', { name: /^See Messages/ });
export const panel = () => screen.findByRole('dialog', { name: 'Messages' });
/** Text box of a chat. */
export const box = () => screen.findByLabelText('Type Message Here');

/** Opens the list of a member's chats. */
export async function visitRooms(messages = [messageOf(1, ben, 'Hello')], routes: Routes = {}) {
  const visited = visit('/families', { ...chatRoutes({ room: bensRoom, messages }), ...routes });
  await visited.user.click(await bar());
  await panel();
  return visited;
}

/** Opens the chat with Ben. */
export async function withBen(messages: ChatMessage[], { room = bensRoom, ...routes }: Routes & { room?: typeof bensRoom } = {}) {
  const chat = { room, messages };
  const visited = visit('/families', { ...chatRoutes(chat), ...routes });
  await visited.user.click(await bar());
  await visited.user.click(await screen.findByRole('button', { name: room.isGroup ? /Lake/ : /ben/ }));
  await screen.findByRole('button', { name: 'Back to all messages' });
  return { ...visited, chat };
}
