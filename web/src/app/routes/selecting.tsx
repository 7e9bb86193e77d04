import type { Post } from '@kloak/proto/api/types.ts';
import { type ReactNode, Suspense } from 'react';
import { type Selection, SelectionProvider, useNewSelection } from '../../posts/data/selection.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';

/** Actions on selected posts. */
const selectedPosts = lazyPart(async () => (await import('../../features/own-post/selected-posts.tsx')).SelectedPosts);

type SelectingProps = {
  /** Actions that only this page adds for the selected posts. */
  readonly acts?: (posts: readonly Post[], drop: Selection['drop']) => ReactNode;
  readonly children: ReactNode;
};

/** Page of the member's posts with a selection; the code of its actions is loaded once a selection begins. */
export function Selecting({ acts, children }: SelectingProps) {
  const selection = useNewSelection();
  const { chosen, drop, end } = selection;
  return (
    <SelectionProvider value={selection}>
      {children}
      {chosen && (
        <Suspense fallback={null}>
          <LazyPart part={selectedPosts} props={{ chosen, drop, end, acts: acts?.([...chosen.values()], drop) }} />
        </Suspense>
      )}
    </SelectionProvider>
  );
}
