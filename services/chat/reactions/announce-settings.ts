import { announce, pushingChanges } from '@kloak/platform/announce.ts';

/** Notifies a member's other pages of changed settings. */
export const announceSettings = announce({
  name: 'announce-settings',
  on: { chat: { ChatSettingsChanged: pushingChanges([{ what: 'chat-settings' }], ({ data: { member } }: { data: { member: string } }) => [member]) } },
});
