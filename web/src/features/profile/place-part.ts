import { lazyPart } from '../../ui/lazy-part.tsx';

export const placeDialog = lazyPart(async () => (await import('./place-dialog.tsx')).PlaceDialog);
