import type { Post } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazyLayer } from '../../../ui/window/lazy-layer.tsx';
import { useFilm } from '../film/use-film.ts';
import { hasRendition } from './rendition-url.ts';
import { Stage } from './stage.tsx';
import type { Steps } from './use-steps.ts';
import { useWholeKey } from './use-whole-key.ts';
import type { WholeScreen } from './use-whole-screen.ts';

export const viewer = lazyPart(async () => (await import('./viewer.tsx')).Viewer);

type ShownProps = {
  /** Undefined until loaded. */
  readonly post: Post | undefined;
  readonly title: string;
  readonly steps: Steps | undefined;
  readonly whole: WholeScreen;
  readonly hearts: ReactNode;
  /** Action at the end of a list, in the viewer; the page has a place of its own for it. */
  readonly end?: ReactNode;
};

/**
 * An image or a video on its page, and in the viewer when it is opened. Only one film plays: the viewer's film continues the page's, and the other way
 * round.
 */
export function ShownPost({ post, title, steps, whole, hearts, end }: ShownProps) {
  const film = useFilm(post?.video);
  useWholeKey(whole, post?.video !== undefined || (post?.image !== undefined && hasRendition(post.image)));
  return (
    <>
      <Stage post={post} title={title} film={whole.isOpen ? undefined : film} onOpen={whole.open} steps={steps} />
      <LazyLayer
        part={viewer}
        isOpen={whole.isOpen}
        props={{ post, title, film: whole.isOpen ? film : undefined, open: whole.isOpen, onClose: whole.close, steps, hearts, end }}
        onFailed={whole.close}
      />
    </>
  );
}
