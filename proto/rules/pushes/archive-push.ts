// Pushes about the progress of an archive's download.

/** The name of the push. */
export const archivePush = 'archive';
/** Payload: `id` is the page's own name for the download, `progress` 0–100. `failed`: it ended before it was complete. */
export type ArchiveProgress = { readonly id: string; readonly progress: number; readonly finished: boolean; readonly failed?: true };
