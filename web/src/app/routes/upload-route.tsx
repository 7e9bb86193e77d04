import { UploadPage } from '../../features/upload/upload-page.tsx';
import { firstSteps } from '../../start/first-steps-part.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { AddToAlbum } from './add-to-album.tsx';

/** Upload page, with a dialog that adds known files to an album, and the first steps of new members. */
export function UploadRoute() {
  return <UploadPage steps={<LazyPart part={firstSteps} props={{}} />} addToAlbum={(posts, onClose) => <AddToAlbum {...posts} onClose={onClose} />} />;
}
