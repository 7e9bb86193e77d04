import { lazyPart } from '../lazy-part.tsx';

/** For the few who have asked to have the account deleted. */
export const deletionBanner = lazyPart(async () => (await import('../../features/account/delete/deletion-banner.tsx')).DeletionBanner);
