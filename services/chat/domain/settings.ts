import { aggregate } from '@kloak/platform/aggregate.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';

type SettingsEvent = Extract<ChatEvent, { type: 'ChatSettingsChanged' }>;
/** Signals that a member shares: how far they have read, and that they are writing. */
export type SharedSignals = { receipts: boolean; typing: boolean };

export const noSharedSignals: SharedSignals = { receipts: false, typing: false };

/** `settings:{member}` — signals that a member shares, and so sees from others. */
export const settings = aggregate<SharedSignals, SettingsEvent, { member: string }>({
  name: 'settings',
  initial: noSharedSignals,
  reads: 'last',
  evolve: (_state, { data: { receipts, typing } }) => ({ receipts, typing }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** Changes the given settings; others stay. */
export function changeSignals(member: string, { receipts, typing }: { receipts?: boolean | undefined; typing?: boolean | undefined }) {
  return (state: SharedSignals): SettingsEvent[] => {
    const after = { receipts: receipts ?? state.receipts, typing: typing ?? state.typing };
    if (after.receipts === state.receipts && after.typing === state.typing) return [];
    return [{ type: 'ChatSettingsChanged', data: { member, ...after } }];
  };
}
