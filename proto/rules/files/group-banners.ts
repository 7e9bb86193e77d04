// Reasons why an image cannot become a group's picture, as texts for the member who chose it.
import { type Fault, faultResult } from '../text/checked.ts';

/** Events contain the codes. */
const faults: Readonly<Record<string, Fault>> = {
  unsupported: faultResult('unsupported', 'This is not a photo that can be used here. Please choose another one.', 'unsupported').fault,
  'too-many-pixels': faultResult('too-many-pixels', 'This photo is too large to be used here. Please choose a smaller one.', 'too-large').fault,
  gone: faultResult('gone', 'This photo was deleted. Please choose another one.', 'conflict').fault,
  'gave-up': faultResult('gave-up', 'This photo could not be made ready, although it was tried several times. Please choose another one.', 'conflict').fault,
};
const damaged = faultResult('unreadable', 'This photo is damaged, so the one before stays. Please choose another one.', 'unsupported').fault;

/** `reason` is the recorded one; any other means that the file is damaged. */
export const groupBannerFault = (reason: string): Fault => faults[reason] ?? damaged;

export const noBanner = faultResult('no-banner', 'This picture does not exist.', 'missing').fault;
