import { announce, telling } from '@kloak/platform/announce.ts';

/** Tells a member's other pages what was chosen on one of them. */
export const announceSettings = announce({
  name: 'announce-settings',
  on: { chat: { ChatSettingsChanged: telling([{ what: 'chat-settings' }], ({ data: { member } }: { data: { member: string } }) => [member]) } },
});
