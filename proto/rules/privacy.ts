import { type Checked, kept, turnedDown } from './checked.ts';

/** Who besides its owner may see a thing, from the fewest to the most. */
export const privacies = ['PRIVATE', 'FAMILY_ONLY'] as const;
export type Privacy = (typeof privacies)[number];

export const privacyLabels = { PRIVATE: 'Private', FAMILY_ONLY: 'Family' } as const satisfies Record<Privacy, string>;
export const noPrivacy = turnedDown('no-privacy', 'Must select a privacy option').fault;

export function readPrivacy(text: string): Checked<Privacy> {
  const privacy = privacies.find((one) => one === text);
  return privacy === undefined ? { fault: noPrivacy } : kept(privacy);
}
