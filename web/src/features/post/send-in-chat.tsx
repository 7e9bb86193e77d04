import type { Post } from '@kloak/proto/api/types.ts';
import { MessageCircle } from 'lucide-react';
import { allRooms, useChat } from '../../people/chat-place.ts';
import { addPostsToSend } from '../../people/to-send.ts';
import { Button } from '../../ui/button.tsx';
import { postTexts } from './texts.ts';

/** Button that takes a post along to the chat that is open beside the page, or to the list of chats. */
export function SendInChat({ post }: { readonly post: Post }) {
  const { view, show } = useChat();
  const send = () => {
    addPostsToSend([post]);
    if (view?.at !== 'room') show(allRooms);
  };
  return (
    <Button tone="quiet" icon={<MessageCircle size={18} aria-hidden="true" />} onClick={send}>
      {postTexts.sendInChat}
    </Button>
  );
}
