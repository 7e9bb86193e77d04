// Events of the pair Anna and Ben, for tests.
import { type Full, pairChange } from '../domain/pair.ts';

export const asked = '2026-01-01T10:00:00.000Z';
export const now = new Date(asked);
export const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
export const byAnna = pairChange('anna', 'ben');
export const byBen = pairChange('ben', 'anna');

export const room: Full = { sent: false, received: false, friends: false };

export const requested = (by: string) => ({ type: 'ConnectionRequested' as const, data: { low: 'anna', high: 'ben', by } });
export const accepted = (by: string) => ({ type: 'ConnectionAccepted' as const, data: { low: 'anna', high: 'ben', by } });
export const declined = (by: string) => ({ type: 'ConnectionDeclined' as const, data: { low: 'anna', high: 'ben', by, at: asked } });
export const cancelled = (by: string) => ({ type: 'ConnectionCancelled' as const, data: { low: 'anna', high: 'ben', by } });
export const requestDeferred = (by: string) => ({
  type: 'ConnectionRequestHeldOff' as const,
  data: { low: 'anna', high: 'ben', by, declinedAt: asked, blockers: [] },
});
export const deferredRequestCancelled = (by: string) => ({
  type: 'HeldOffRequestCancelled' as const,
  data: { low: 'anna', high: 'ben', by, declinedAt: asked, blockers: [] },
});
export const removed = (by: string) => ({ type: 'ConnectionRemoved' as const, data: { low: 'anna', high: 'ben', by } });
