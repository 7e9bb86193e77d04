/** Control characters, including line ends, and the two separators of Unicode. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Invisible marks that change the direction of the following text. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Visible name of a file, without controls of characters and direction, so that the readable ending is the real one. */
export const visibleName = (text: string): string => text.replace(directionControls, '').replace(breaks, '');

/** A name is one line: line breaks become blanks, and controls of direction are removed. Applied to input, and to names that are older than the rule. */
export const oneLine = (text: string): string => text.replace(directionControls, '').replace(breaks, ' ').trim();
