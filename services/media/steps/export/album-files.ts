import type { ReactionCtx } from '@kloak/platform/context.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { MemberExport } from '../../domain/member-export.ts';
import { type AlbumDoc, albums, albumsIndexQuery } from '../../views/albums.ts';
import type { ReadPage } from './read-page.ts';

const maxAtOnce = 100;

const described = ({ name, description, privacy, createdAt, items }: AlbumDoc) => ({
  name,
  description,
  sharedWithFamily: isShared(privacy),
  createdAt,
  items,
});

/** A page of the member's albums. */
export async function readAlbums(ctx: ReactionCtx, owner: string, { from }: MemberExport): Promise<ReadPage> {
  const { items, next } = await ctx.view(albums).page({ ...albumsIndexQuery(owner, true), limit: maxAtOnce, ...(from !== '' && { before: from }) });
  return { entries: items.map(described), next };
}
