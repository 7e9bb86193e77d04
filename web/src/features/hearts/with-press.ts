import type { Profile, Reaction } from '@kloak/proto/api/types.ts';

type Hearts = { readonly hearts: readonly Reaction[]; readonly total: number; readonly mine: boolean };

/** Hearts as they are once a waiting press is sent. */
export function withPress(told: Hearts, press: boolean | undefined, me: Profile): Hearts {
  if (press === undefined || press === told.mine) return told;
  const others = told.hearts.filter(({ profile }) => profile._id !== me._id);
  const hearts: readonly Reaction[] = press ? [{ _id: 'mine', profile: me, reactionType: 'Love' }, ...others] : others;
  return { hearts, total: told.total + (press ? 1 : -1), mine: press };
}
