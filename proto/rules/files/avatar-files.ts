// Rules for a member's own picture, and the reasons why one cannot be displayed, as texts for its owner.
import { type Fault, faultResult } from '../text/checked.ts';

/** More than a photograph of any phone has. */
export const maxAvatarBytes = 25_000_000;

/** Side of the rendered picture in pixels: it has 125 on the profile page, on the finest screens. */
export const avatarSidePx = 512;

/** Visible square of a picture: see `AvatarSquare` in the events of identity. */
export type AvatarSquare = { readonly left: number; readonly top: number; readonly side: number };
/** Middle of the picture; for a portrait the part above it, where the face is. */
export const usualSquare: AvatarSquare = { left: 0.5, top: 0.25, side: 1 };
/** Share of the shorter side: a smaller square would look blurred. */
export const minSquareSide = 0.2;

const isPart = (value: number) => value >= 0 && value <= 1;
export const isSquare = ({ left, top, side }: AvatarSquare): boolean => isPart(left) && isPart(top) && isPart(side) && side >= minSquareSide;

const kinds = 'Please choose a photo in JPEG, PNG or HEIC format.';
/** Events contain the codes. */
const faults: Readonly<Record<string, Fault>> = {
  unsupported: faultResult('unsupported', `This file is not a picture that can be used here. ${kinds}`, 'unsupported').fault,
  'too-many-pixels': faultResult('too-many-pixels', 'This picture is too large to be used here. Please choose a smaller one.', 'too-large').fault,
  gone: faultResult('gone', 'This picture did not arrive completely. Please choose it again.', 'conflict').fault,
  'gave-up': faultResult('gave-up', 'This picture could not be made ready, although it was tried several times. Please choose another one.', 'conflict').fault,
};
const damaged = faultResult('unreadable', `This picture is damaged, so the one before stays. ${kinds}`, 'unsupported').fault;

/** `reason` is the recorded one; any other means that the file is damaged. */
export const avatarFault = (reason: string): Fault => faults[reason] ?? damaged;
