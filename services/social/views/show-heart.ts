import type { Heart } from '@kloak/proto/types/kloak/social/v1/Heart.ts';
import type { Profile } from '@kloak/proto/types/kloak/social/v1/Profile.ts';

/** A member has one heart for an item, so both together are its id. */
export function showHeart(item: string, profileOf: (id: string) => Profile): (who: string) => Heart {
  return (who) => ({ id: `${item}.${who}`, profile: profileOf(who) });
}
