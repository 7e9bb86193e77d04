import { maxPeoplePerRequest } from '@kloak/proto/rules/pages.ts';

/** Ids of the people whose posts a timeline shows; none: everybody whose posts the member may see. */
export type ChosenPeople = readonly string[];

const name = 'people';

/** Reads the chosen people of an address; repeated ids count once, and what exceeds the limit of a request is ignored. */
export function chosenPeopleOf(search: URLSearchParams): ChosenPeople {
  const ids = (search.get(name) ?? '').split(',').filter(Boolean);
  return [...new Set(ids)].slice(0, maxPeoplePerRequest);
}

/** Returns the address of the photos of some people, or of everybody. */
export const photosOf = (people: ChosenPeople): string => (people.length === 0 ? '/photos' : `/photos?${name}=${people.map(encodeURIComponent).join()}`);

/** Address of the member's own photos in order of upload. */
export const addedBy = (me: string): string => `${photosOf([me])}&order=added`;

/** Field of requests that names the chosen people. */
export const peopleField = (people: ChosenPeople): { readonly people?: string[] } => (people.length === 0 ? {} : { people: [...people] });
