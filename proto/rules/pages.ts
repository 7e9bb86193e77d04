import { turnedDown } from './text/checked.ts';

/** Entries that one answer holds at most, and where nothing else is said. */
export const maxPerPage = 100;
export const defaultPerPage = 100;
/** Comments a page, of the specification. */
export const defaultCommentsPerPage = 25;
/** Messages of a room a page, of the specification. */
export const defaultMessagesPerPage = 15;
/** Latest videos a page, of the specification. */
export const defaultVideosPerPage = 9;

/** Hearts that are shown beside a thing, of the specification; the others are asked for. */
export const shownHearts = 4;

/** Of all invites or accounts on a page of the console: nobody copies them all at once. */
export const defaultEverybodyPerPage = 50;

/** Days whose posts one question asks for at most. */
export const maxDaysAsked = 100;

/** The number of a page reaches as many entries of a list; beyond them one goes on with `before`. */
export const maxNumberedEntries = 10_000;

export const pageTooDeep = turnedDown('page-too-deep', 'A page reaches the first 10,000 entries: send the "next" of the last answer as "before".').fault;

/** The newest posts of each relative that the feed of the family tells of, at most. */
export const maxPostsPerMember = 4;
