import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { fetchEarly } from '../lib/early-answers.ts';
import { chosenPeopleOf, peopleField } from '../posts/data/chosen-people.ts';
import { chunksOf } from '../posts/data/chunks.ts';
import { drawRows } from './early-rows.ts';

/** Sends the first requests of the photos, as `askEarly` does for other screens. Another order is a separate list, which is not requested early. */
export function askPhotosEarly(): void {
  const address = new URLSearchParams(location.search);
  if (!globalThis.kloakAsked || address.has('order')) return;
  const people = peopleField(chosenPeopleOf(address));
  const profileId = localStorage.getItem('kloak-user-id') ?? '';
  fetchEarly('POST /api/library/family-days', { profileId, ...people }, ({ days }) => {
    const [first] = chunksOf(days).chunks;
    if (!first) return;
    const asked = { profileId, ...people, days: [...first.days], page: first.page, perPage: maxPerPage };
    fetchEarly('POST /api/library/family-posts-by-day', asked, ({ posts }) => {
      drawRows(days, { chunk: first, posts });
      // The first format of dates takes a phone 50 ms: after the pictures are requested, and before the app renders with all its code.
      requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat('en-US').format()));
    });
  });
}
