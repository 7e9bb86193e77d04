import { type Checked, faultResult, validValue } from './text/checked.ts';

/** Access besides the owner's, from the narrowest to the widest. */
export const privacies = ['PRIVATE', 'FAMILY_ONLY'] as const;
export type Privacy = (typeof privacies)[number];

/** The privacy with which connections of the owner see it too. */
export const sharedPrivacy = 'FAMILY_ONLY' satisfies Privacy;

export const privacyLabels = { PRIVATE: 'Private', FAMILY_ONLY: 'Family' } as const satisfies Record<Privacy, string>;
export const noPrivacy = faultResult('no-privacy', 'Must select a privacy option').fault;

export function readPrivacy(text: string): Checked<Privacy> {
  const privacy = privacies.find((one) => one === text);
  return privacy === undefined ? { fault: noPrivacy } : validValue(privacy);
}

/** The wider of old and new privacy: everyone who could see it before or can now. */
export function widerPrivacy({ privacy, privacyBefore }: { privacy: string; privacyBefore: string }): string {
  return isShared(privacyBefore) ? privacyBefore : privacy;
}

/** True if this change revokes access. */
export const isNarrower = ({ privacy, privacyBefore }: { privacy: string; privacyBefore: string }): boolean => isShared(privacyBefore) && !isShared(privacy);

/** True if others than the owner may see a thing of this privacy. Deny by default: an unknown privacy shares with nobody. */
export function isShared(privacy: string): boolean {
  return privacy === sharedPrivacy;
}
