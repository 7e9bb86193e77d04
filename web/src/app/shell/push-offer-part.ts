import { lazyPart } from '../../ui/lazy-part.tsx';

/** A chunk of its own, since it is needed once on a device. */
export const pushOffer = lazyPart(async () => (await import('../../features/notifications/push/push-offer.tsx')).PushOffer);
