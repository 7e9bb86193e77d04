import type { StreamRef } from '@kloak/platform/service.ts';
import type { Heart } from '@kloak/proto/types/kloak/social/v1/Heart.ts';
import type { Profile } from '@kloak/proto/types/kloak/social/v1/Profile.ts';
import type { HeartAct } from '../domain/heart.ts';

/** A heart lives with the item it is on: in the lane of its owner. */
export function heartRef({ item, who, owner }: HeartAct): StreamRef {
  return { id: `${item}:${who}`, home: owner };
}

/** A member has one heart for an item, so both together are its id. */
export function showHeart(item: string, profileOf: (id: string) => Profile): (who: string) => Heart {
  return (who) => ({ id: `${item}.${who}`, profile: profileOf(who) });
}
