import type { SettingsResponse } from '@kloak/proto/types/notification.ts';
import { type ReaderCtx, readerOf } from './reader.ts';

/** Reads the notification settings of a member. */
export async function showSettings(ctx: ReaderCtx, me: string): Promise<SettingsResponse> {
  const { muted, groups, mail, pushMuted } = await readerOf(ctx, me);
  return {
    muted: [...muted],
    groups: [...groups.values()].map(({ group, level }) => ({ group, level })),
    pushMuted: [...pushMuted],
    mail: { ...mail, muted: [...mail.muted], atOnce: [...mail.atOnce] },
  };
}
