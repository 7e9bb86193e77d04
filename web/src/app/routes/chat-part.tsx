import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import { ConnectTo } from '../../features/families/connect-to.tsx';

/** The open chat, with a button to connect with members whom one cannot write to yet. */
export function ChatPart() {
  return <ChatPanel connect={(profile) => <ConnectTo profile={profile} />} />;
}
