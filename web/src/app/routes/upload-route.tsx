import { UploadPage } from '../../features/upload/upload-page.tsx';
import { firstSteps } from '../../start/first-steps-part.ts';
import { LazyPart } from '../lazy-part.tsx';
import { AddToAlbum } from './add-to-album.tsx';

/** The upload page, with the way into an album for what was in the vault already, and the first steps of who is new. */
export function UploadRoute() {
  return <UploadPage steps={<LazyPart part={firstSteps} props={{}} />} addToAlbum={(posts, onClose) => <AddToAlbum {...posts} onClose={onClose} />} />;
}
