import { oneLine } from '@kloak/proto/rules/text/one-line.ts';

/** Invisible, and an address ends at it. */
const wordJoiner = '\u2060';
/** Signs that join the parts of an address, in all forms that programs recognize. Between digits they belong to a price or a time. */
const joints = /[.:/@\uff0e\uff1a\uff0f\uff20\u3002\uff61](?=\S)(?:(?!\d)|(?<!\d.))/gu;

/** One line in which a mail program finds nothing to make a link of; to the eye the same text. */
export const withoutLinks = (text: string): string => oneLine(text).replace(joints, `${wordJoiner}$&${wordJoiner}`);

/** A member's name in a mail to others: in quotes if it could be mistaken for an address. */
export const nameInMail = (name: string): string => (oneLine(name).search(joints) < 0 ? oneLine(name) : `“${oneLine(name)}”`);
