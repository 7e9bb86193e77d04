import { type ReactNode, Suspense } from 'react';
import { SelectionProvider, useNewSelection } from '../lib/selection.ts';
import { LazyPart, lazyPart } from './lazy-part.tsx';

/** What one can do with posts that are chosen. */
const selectedPosts = lazyPart(async () => (await import('../features/own-post/selected-posts.tsx')).SelectedPosts);

/** A page of one's own posts, on which some can be chosen to do one thing with all of them; the code for that comes then. */
export function Selecting({ children }: { readonly children: ReactNode }) {
  const selection = useNewSelection();
  const { chosen, drop, end } = selection;
  return (
    <SelectionProvider value={selection}>
      {children}
      {chosen && (
        <Suspense fallback={null}>
          <LazyPart part={selectedPosts} props={{ chosen, drop, end }} />
        </Suspense>
      )}
    </SelectionProvider>
  );
}
