import type { DownloadScope } from '@kloak/proto/rules/files/downloads.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, newKey, query } from '../../lib/api.ts';
import { followDownload } from '../../lib/follow-download.ts';

/** Scope and part of an archive; `from` is the end of the part before it. */
export type AskedArchive = {
  readonly scope: DownloadScope;
  readonly albumId?: string | undefined;
  /** Owner of the posts; the member's own posts if neither this nor an album is given. */
  readonly ownerId?: string | undefined;
  readonly from?: string | undefined;
  readonly part: number;
};

/** Always refetched: its content changes. */
export const archiveQuery = (asked: AskedArchive, me: string) =>
  queryOptions({
    queryKey: ['feed', 'archive', me, asked],
    queryFn: () => query('POST /api/post/prepare-archive', { ...asked, profileId: me }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const cancelArchiveMutation = (me: string) =>
  mutationOptions({ mutationFn: (download: string) => mutate('POST /api/post/cancel-archive', { profileId: me, download }) });

/** Returns the id under which the server pushes its progress. */
export function startDownload(fileUrl: string): string {
  const download = newKey();
  followDownload(`${fileUrl}${fileUrl.includes('?') ? '&' : '?'}download=${download}`);
  return download;
}

/** Returns whether others may download the posts that the member shares. */
export const sharingQuery = (me: string) =>
  queryOptions({ queryKey: ['sharing', me], queryFn: async () => (await query('POST /api/profile/sharing', { profileId: me })).sharing });

/** Allows or forbids downloads by others; the answer is then shown. */
export const sharingMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    scope: { id: 'sharing' },
    mutationFn: async (downloads: boolean) => (await mutate('POST /api/profile/change-sharing', { profileId: me, downloads })).sharing,
    onSuccess: (sharing) => client.setQueryData(sharingQuery(me).queryKey, sharing),
  });
