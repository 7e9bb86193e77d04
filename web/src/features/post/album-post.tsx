import type { Post } from '@kloak/proto/api/types.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { captionOf } from '../../lib/caption.ts';
import { itemOf, refOf } from '../../lib/item.ts';
import type { Pages } from '../../ui/pages.ts';
import { About, type Slots } from './about.tsx';
import s from './image-page.module.css';
import { Player } from './player.tsx';
import { Stage } from './stage.tsx';
import { postTexts as t } from './texts.ts';
import { useLoadAhead } from './use-among.ts';
import { type Direction, type Steps, useStepKeys } from './use-steps.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import { Viewer } from './viewer.tsx';

type AlbumPostProps = Slots & {
  readonly post: Post;
  /** What has come of the album, in its order, how many there are, and how more come. */
  readonly posts: readonly Post[];
  readonly count: number;
  readonly pages: Pages;
  /** The address that shows one of them. */
  readonly addressOf: (post: string) => string;
};

/** One post of an album, with all that its own page has; arrow keys, a swipe and the whole screen go through the album's images. */
export function AlbumPost({ post, posts, count, pages, addressOf, ...slots }: AlbumPostProps) {
  const { image, video } = post;
  const item = itemOf(post);
  const steps = useAlbumSteps({ post, posts, count, pages, addressOf });
  const whole = useWholeScreen(post._id, addressOf);
  useStepKeys(whole.isOpen ? undefined : steps);
  if (!item) return null;
  const caption = captionOf(post, item);
  const alt = caption || t.by(post.writer.username);
  return (
    <>
      {video ? (
        <Player key={`player ${post._id}`} video={video} />
      ) : (
        <>
          <Stage image={image} alt={alt} onOpen={whole.open} steps={steps} />
          <Viewer post={post} alt={alt} open={whole.isOpen} onClose={whole.close} steps={steps} hearts={slots.hearts(refOf(post))} />
        </>
      )}
      <About key={post._id} post={post} item={item} partial={video ? t.videoPartial : t.partial} {...slots}>
        {caption && (
          <p className={s.words} dir="auto" data-caption="">
            {caption}
          </p>
        )}
      </About>
    </>
  );
}

/** The way through the images of an album; nothing where there is one alone. Their places are counted as the album's page counts what is in it. */
function useAlbumSteps({ post: { _id: shown }, posts, count, pages, addressOf }: Omit<AlbumPostProps, keyof Slots>): Steps | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [came, setCame] = useState<Direction>();
  const images = posts.flatMap(({ image }) => image ?? []);
  const at = images.findIndex(({ _id }) => _id === shown);
  const beside = { previous: at > 0 ? images[at - 1] : undefined, next: at >= 0 ? images[at + 1] : undefined };
  useLoadAhead(pages, at >= 0 && images.length - 1 - at);
  if (at < 0 || images.length < 2) return;
  return {
    place: { nth: posts.findIndex(({ _id }) => _id === shown) + 1, count: Math.max(count, posts.length) },
    can: { previous: beside.previous !== undefined, next: beside.next !== undefined },
    go: (direction) => {
      const id = beside[direction]?._id;
      if (id === undefined) return;
      setCame(direction);
      void navigate(addressOf(id), { replace: true, state });
    },
    beside,
    came,
  };
}
