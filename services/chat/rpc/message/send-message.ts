import { refusalOf, unavailable, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { grantsNoItem, maxMessageItems, readMessage, tooManyItems } from '@kloak/proto/rules/messages.ts';
import { mayWrite } from '../../access/room.ts';
import { messageId } from '../../domain/message.ts';
import { room, send } from '../../domain/room.ts';
import { messages, sentMessage } from '../../views/messages.ts';
import { profilesOf } from '../../views/profiles.ts';
import { showMessage } from '../../views/show-message.ts';

export const sendMessage = rpc('chat', 'SendMessage', {
  access: mayWrite,
  validate({ body: written, items, grants }) {
    const body = valueOrRefuse(readMessage(written, items.length));
    if (items.length > maxMessageItems) throw refusalOf(tooManyItems);
    if (!grants.every((item) => items.includes(item))) throw refusalOf(grantsNoItem);
    return body;
  },
  async run(ctx, { items, clientId }, { room: id, writer, to, isConnected, grants }, body) {
    const words = { writer, body, items: [...new Set(items)], grants, clientId };
    // A page may send a message twice, if it does not know the outcome.
    const once = clientId === undefined ? undefined : `${writer}:${clientId}`;
    const { events, at, repeated } = await ctx.decide(room.of({ room: id }), send(id, words, { isConnected, to }), { once });
    const sent = events.find((event) => event.type === 'MessageSent');
    // It may be deleted since its first request.
    const isKnown = sent !== undefined && at !== undefined && !repeated;
    const doc = isKnown ? sentMessage({ data: sent.data, at }) : sent && (await ctx.view(messages).get(messageId(sent.data)));
    if (!doc) throw unavailable('This message', 'catching-up');
    return { message: showMessage(await profilesOf(ctx, [writer]))(doc) };
  },
});
