import { minidenticon } from 'minidenticons';

/** The picture of somebody who has none: drawn from the id, the same everywhere. */
export const avatarSvg = (profileId: string): string => minidenticon(profileId, 60, 45);
