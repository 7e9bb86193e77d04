import { aggregate } from '@kloak/platform/aggregate.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';

type SettingsEvent = Extract<ChatEvent, { type: 'ChatSettingsChanged' }>;
/** Signals that a member shares: how far they have read, and that they are writing. */
export type Shown = { receipts: boolean; typing: boolean };

export const nothingShown: Shown = { receipts: false, typing: false };

/** `settings:{member}` — what a member lets others see, and so sees of them. */
export const settings = aggregate<Shown, SettingsEvent, { member: string }>({
  name: 'settings',
  initial: nothingShown,
  reads: 'last',
  evolve: (_state, { data: { receipts, typing } }) => ({ receipts, typing }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** Lets so much be seen from now on; what is not told stays. */
export function show(member: string, { receipts, typing }: { receipts?: boolean | undefined; typing?: boolean | undefined }) {
  return (state: Shown): SettingsEvent[] => {
    const after = { receipts: receipts ?? state.receipts, typing: typing ?? state.typing };
    if (after.receipts === state.receipts && after.typing === state.typing) return [];
    return [{ type: 'ChatSettingsChanged', data: { member, ...after } }];
  };
}
