import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { fetchEarly } from '../lib/early-answers.ts';
import { chunksOf } from '../posts/data/chunks.ts';
import { drawRows } from './early-rows.ts';

/** Sends the first requests of the timeline, as `askEarly` does for other screens. Its other orders are separate lists, which are not requested early. */
export function askTimelineEarly(): void {
  if (!globalThis.kloakAsked || new URLSearchParams(location.search).has('order')) return;
  const profileId = localStorage.getItem('kloak-user-id') ?? '';
  fetchEarly('POST /api/library/days', { profileId }, ({ days }) => {
    const [first] = chunksOf(days).chunks;
    if (!first) return;
    fetchEarly('POST /api/library/posts-by-day', { profileId, days: [...first.days], page: first.page, perPage: maxPerPage }, ({ posts }) =>
      drawRows(days.slice(0, first.days.length), { chunk: first, posts }),
    );
  });
}
