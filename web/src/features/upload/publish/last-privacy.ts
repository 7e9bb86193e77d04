import { isShared, type Privacy, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { remember, remembered } from '../../../lib/storage.ts';

const keyOf = (me: string) => `kloak-privacy-${me}` as const;

/** Returns the privacy of the member's last upload on this device; undefined if there was none. */
export const lastPrivacy = (me: string): Privacy | undefined => readPrivacy(remembered(keyOf(me)) ?? '').value;

export const rememberPrivacy = (me: string, privacy: Privacy): void => remember(keyOf(me), privacy);

/** Privacy that the form begins with. Nothing is preset as shared for a member who has nobody to share with. */
export const presetPrivacy = (last: Privacy | undefined, hasConnections: boolean): Privacy | '' =>
  last === undefined || (isShared(last) && !hasConnections) ? '' : last;
