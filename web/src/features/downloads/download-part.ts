import { lazyPart } from '../../ui/lazy-part.tsx';

export const downloadDialog = lazyPart(async () => (await import('./download-dialog.tsx')).DownloadDialog);
