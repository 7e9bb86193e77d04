import { lazyPart } from '../../ui/lazy-part.tsx';

/** A chunk of its own, since few members have asked for their account's deletion. */
export const deletionBanner = lazyPart(async () => (await import('../../features/account/delete/deletion-banner.tsx')).DeletionBanner);
