import type { Post } from '@kloak/proto/api/types.ts';
import { MessageCircle } from 'lucide-react';
import { memberTexts } from '../lib/member-texts.ts';
import { Button } from '../ui/button.tsx';
import { allRooms, useChat } from './chat-place.ts';
import { addPostsToSend } from './to-send.ts';

type SendProps = {
  readonly posts: readonly Post[];
  /** Called after the chat took them. */
  readonly onSent?: () => void;
};

/** Button that takes posts along to the chat that is open beside the page, or to the list of chats. */
export function SendInChat({ posts, onSent }: SendProps) {
  const { view, show } = useChat();
  const isNone = posts.length === 0;
  const send = () => {
    addPostsToSend(posts);
    onSent?.();
    if (view?.at !== 'room') show(allRooms);
  };
  return (
    <Button tone="quiet" icon={<MessageCircle size={18} aria-hidden="true" />} aria-disabled={isNone} onClick={() => isNone || send()}>
      {memberTexts.sendInChat}
    </Button>
  );
}
