import { turnedDown } from './checked.ts';

/** The number of a page reaches as many entries of a list; beyond them one goes on with `before`. */
export const maxNumberedEntries = 10_000;

export const pageTooDeep = turnedDown('page-too-deep', 'A page reaches the first 10,000 entries: send the "next" of the last answer as "before".').fault;
