import { type Checked, kept, turnedDown } from './text/checked.ts';

/** Who besides its owner may see a thing, from the fewest to the most. */
export const privacies = ['PRIVATE', 'FAMILY_ONLY'] as const;
export type Privacy = (typeof privacies)[number];

/** The one with which those who are connected with the owner see it too. */
export const sharedPrivacy = 'FAMILY_ONLY' satisfies Privacy;

export const privacyLabels = { PRIVATE: 'Private', FAMILY_ONLY: 'Family' } as const satisfies Record<Privacy, string>;
export const noPrivacy = turnedDown('no-privacy', 'Must select a privacy option').fault;

export function readPrivacy(text: string): Checked<Privacy> {
  const privacy = privacies.find((one) => one === text);
  return privacy === undefined ? { fault: noPrivacy } : kept(privacy);
}

/** Of what changed its privacy: the one with which those could see it who can, or could until then. */
export function widerPrivacy({ privacy, privacyBefore }: { privacy: string; privacyBefore: string }): string {
  return isShared(privacyBefore) ? privacyBefore : privacy;
}

/** Whether those could see it until then who no longer can. */
export const isNarrower = ({ privacy, privacyBefore }: { privacy: string; privacyBefore: string }): boolean => isShared(privacyBefore) && !isShared(privacy);

/** Whether anybody but the owner may see what has this privacy. Deny by default: nobody, where it is none that is known. */
export function isShared(privacy: string): boolean {
  return privacy === sharedPrivacy;
}
