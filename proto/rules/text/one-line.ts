/** Control characters, including line ends, and the two separators of Unicode. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that nobody sees, and that turn the direction of what follows. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Visible name of a file, without controls of characters and direction, so that the readable ending is the real one. */
export const seenName = (text: string): string => text.replace(directionControls, '').replace(breaks, '');

/** A name is one line: a break in it becomes a blank, and controls of direction go. Applied to what people type, and to names that are older than the rule. */
export const oneLine = (text: string): string => text.replace(directionControls, '').replace(breaks, ' ').trim();
