// How a page is told how far the download of an archive is.

/** The name of the push. */
export const archivePush = 'archive';
/** What it holds: `id` is the word by which the page knows the download, `progress` 0–100. `failed`: it ended before it was whole. */
export type ArchiveProgress = { readonly id: string; readonly progress: number; readonly finished: boolean; readonly failed?: true };
