import { Suspense } from 'react';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';

/** Dialog that chooses an album for posts. */
const dialog = lazyPart(async () => (await import('../../features/own-post/add-to-album-dialog.tsx')).AddToAlbumDialog);

type AddProps = { readonly posts: readonly string[]; readonly privacy: string; readonly onClose: () => void };

/** Loaded when it is opened. */
export function AddToAlbum(props: AddProps) {
  return (
    <Suspense fallback={null}>
      <LazyPart part={dialog} props={props} />
    </Suspense>
  );
}
