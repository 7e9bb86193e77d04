import { faultResult } from './text/checked.ts';

/** Maximum entries of one answer, and the default. */
export const maxPerPage = 100;
export const defaultPerPage = 100;
/** Comments a page, of the specification. */
export const defaultCommentsPerPage = 25;
/** Messages of a room a page, of the specification. */
export const defaultMessagesPerPage = 15;
/** Latest videos a page, of the specification. */
export const defaultVideosPerPage = 9;

/** Hearts that are returned with a thing, by the specification; the list has the others. */
export const heartPreviewCount = 4;

/** Limit for lists of all invites or accounts in the console, so that nobody copies them all at once. */
export const defaultEverybodyPerPage = 50;

/** Limit of days in one request for posts. */
export const maxDaysPerRequest = 100;

/** Limit of members in one request for the family's posts. */
export const maxPeoplePerRequest = 200;

/** Entries of a list that numbered pages reach; beyond them clients continue with `before`. */
export const maxNumberedEntries = 10_000;

export const pageTooDeep = faultResult('page-too-deep', 'A page reaches the first 10,000 entries: send the "next" of the last answer as "before".').fault;

/** Limit of each relative's newest posts in the family feed. */
export const maxPostsPerMember = 4;
