import type { Story } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../../lib/is-record.ts';
import { siblings, siblingsOf } from '../../../posts/data/siblings.ts';
import { isStoryPlace } from '../../../posts/data/story-place.ts';
import { storiesQuery, storyPartQuery } from '../../../posts/data/story-queries.ts';
import { pathOf, refOf } from '../../../posts/item.ts';
import type { ListPosition } from '../viewer/list-position.ts';
import { useLoadAhead } from '../viewer/use-neighbours.ts';
import { useStoryNeighbours } from '../viewer/use-story-neighbours.ts';

type OpenedStory = {
  readonly story: Story;
  readonly place: ListPosition;
  /** Story after this one, at the end of this one. */
  readonly next: { readonly story: Story; readonly open: () => void } | undefined;
};

/** Returns the story that a post was opened from; undefined for every other list. The next one opens in the same history entry. */
export function useOpenedStory(shown: string, me: string): OpenedStory | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { of } = siblingsOf(state);
  const opened = isStoryPlace(of) ? of : undefined;
  const place = useStoryNeighbours(opened, shown, me)?.place;
  const { data: part } = useQuery(storyPartQuery(opened?.name ?? '', Math.floor((opened?.nth ?? 0) / maxPerPage), me));
  const next = useStoryAfter(opened?.name, place !== undefined && place.nth >= place.count, me);
  const begin = useQuery(storyPartQuery(next?._id ?? '', 0, me)).data;
  if (!place || !part) return undefined;
  const items = begin?.posts.map(refOf) ?? [];
  const [first] = items;
  return {
    story: part.story,
    place,
    next: next &&
      first && {
        story: next,
        open: () => {
          const among = { items, of: { of: 'story', name: next._id, nth: 0 } } as const;
          void navigate(pathOf(first), { replace: true, state: { ...(isRecord(state) && state), ...siblings(among, first.id) } });
        },
      },
  };
}

/** Returns the story that follows in the list of Home. After the last one, and after one that is not in the list, it is the first with new posts. */
function useStoryAfter(id: string | undefined, isAtEnd: boolean, me: string): Story | undefined {
  const list = useInfiniteQuery({ ...storiesQuery(me), enabled: id !== undefined && isAtEnd });
  const stories = list.data ?? [];
  const at = stories.findIndex(({ _id }) => _id === id);
  useLoadAhead(list, isAtEnd && at >= 0 && stories.length - 1 - at);
  if (id === undefined || !isAtEnd) return undefined;
  return (at >= 0 ? stories[at + 1] : undefined) ?? stories.find(({ _id, unseen }) => unseen > 0 && _id !== id);
}
