import type { Heart, Profile } from '@kloak/proto/types/social.ts';

/** A member has one heart for a thing, so both together are its id. */
export function showHeart(target: string, profileOf: (id: string) => Profile): (who: string) => Heart {
  return (who) => ({ id: `${target}.${who}`, profile: profileOf(who) });
}
