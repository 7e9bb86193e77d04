import type { Post } from '@kloak/proto/api/types.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { itemOf, refOf } from '../../posts/item.ts';
import type { Pages } from '../../ui/list/pages.ts';
import { About, type Slots } from './about.tsx';
import { Caption } from './caption.tsx';
import { postTexts as t } from './texts.ts';
import { titleOf } from './title-of.ts';
import { ShownPost } from './viewer/shown-post.tsx';
import { useLoadAhead } from './viewer/use-neighbours.ts';
import { type Steps, useStepKeys, useWay } from './viewer/use-steps.ts';
import { useWholeScreen } from './viewer/use-whole-screen.ts';

type AlbumPostProps = Slots & {
  readonly post: Post;
  /** Loaded posts of the album in its order, their total, and how to fetch more. */
  readonly posts: readonly Post[];
  readonly count: number;
  readonly pages: Pages;
  /** Returns the address of a post in the album. */
  readonly addressOf: (post: string) => string;
};

/** A post of an album, with all parts of its own page; arrow keys, swipes and the full screen step through the album. */
export function AlbumPost({ post, posts, count, pages, addressOf, ...slots }: AlbumPostProps) {
  const ref = refOf(post);
  const item = itemOf(post);
  const steps = useAlbumSteps({ post, posts, count, pages, addressOf });
  const whole = useWholeScreen(ref, ({ id }) => addressOf(id));
  useStepKeys(whole.isOpen ? undefined : steps);
  if (!item) return null;
  return (
    <>
      <ShownPost post={post} title={titleOf(post)} steps={steps} whole={whole} hearts={slots.hearts(ref)} />
      <About key={post._id} post={post} item={item} partial={t[ref.kind].partial} {...slots}>
        <Caption post={post} item={item} />
      </About>
    </>
  );
}

/** Navigates through an album; undefined for a single post. Positions are counted as on the album's page. */
function useAlbumSteps({ post, posts, count, pages, addressOf }: Omit<AlbumPostProps, keyof Slots>): Steps | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const way = useWay();
  const at = posts.findIndex(({ _id }) => _id === post._id);
  const beside = { previous: at > 0 ? posts[at - 1] : undefined, next: at >= 0 ? posts[at + 1] : undefined };
  useLoadAhead(pages, at >= 0 && posts.length - 1 - at);
  if (at < 0 || posts.length < 2) return;
  return way({
    kind: refOf(post).kind,
    place: { nth: at + 1, count: Math.max(count, posts.length) },
    beside,
    can: { previous: beside.previous !== undefined, next: beside.next !== undefined },
    lead(direction) {
      const id = beside[direction]?._id;
      if (id !== undefined) void navigate(addressOf(id), { replace: true, state });
    },
  });
}
