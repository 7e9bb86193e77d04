import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { type AvatarSquare, isSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type AvatarEvent = Extract<IdentityEvent, { type: `Avatar${string}` }>;
/**
 * Ids of pictures. `shown`: current one, or '' for the generated one; `asked`: the one being rendered, or ''. `failure`: reason why the last requested
 * one failed.
 */
export type Avatar = { shown: string; asked: string; failure?: string };

type AvatarKey = { account: string; avatar: string };

/** `avatar:{account}` — a member's picture. The newest event contains the whole state. */
export const avatar = aggregate<Avatar, AvatarEvent, { account: string }>({
  name: 'avatar',
  initial: { shown: '', asked: '' },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'AvatarRequested':
        return { shown: event.data.shown, asked: event.data.avatar };
      case 'AvatarChanged':
        return { shown: event.data.avatar, asked: '' };
      case 'AvatarFailed':
        return { shown: event.data.shown, asked: '', failure: event.data.reason };
      case 'AvatarRemoved':
        return { shown: '', asked: event.data.asked };
      default:
        return state;
    }
  },
  stream: ({ account }) => ({ id: account, home: account }),
});

/** Ids are parts of storage keys. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Requests another picture, cut to a square; it replaces an earlier request. Refuses: 400 `bad-avatar`, `bad-square`. */
export function request(place: AvatarKey, square: AvatarSquare) {
  return ({ shown, asked }: Avatar): AvatarEvent[] => {
    if (!idPattern.test(place.avatar)) throw new Refusal('invalid', 'bad-avatar', 'This is no id of a picture.');
    if (!isSquare(square)) throw new Refusal('invalid', 'bad-square', 'This is no square of a picture.');
    return [shown, asked].includes(place.avatar) ? [] : [{ type: 'AvatarRequested', data: { ...place, shown, square } }];
  };
}

/** Shows the rendered picture. No-op if another was requested meanwhile. */
export function show(place: AvatarKey) {
  return ({ shown, asked }: Avatar): AvatarEvent[] => (asked === place.avatar ? [{ type: 'AvatarChanged', data: { ...place, former: shown } }] : []);
}

/** Records that the picture failed; the current one stays. No-op if another was requested meanwhile. */
export function fail(place: AvatarKey, reason: string) {
  return ({ shown, asked }: Avatar): AvatarEvent[] => (asked === place.avatar ? [{ type: 'AvatarFailed', data: { ...place, reason, shown } }] : []);
}

/** Returns to the generated picture. No-op if another one is current. */
export function remove({ account, avatar: removed }: AvatarKey) {
  return ({ shown, asked }: Avatar): AvatarEvent[] =>
    shown === removed && shown !== '' ? [{ type: 'AvatarRemoved', data: { account, former: shown, asked } }] : [];
}
