// Access to albums: viewing and changing.
import { noItem, notYours } from '@kloak/access/may-view-item.ts';
import { mayView } from '@kloak/access/policy.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { type Refusal, refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noAlbum as missing } from '@kloak/proto/rules/albums.ts';
import { type Album, album, type OpenAlbum } from '../domain/album/album.ts';
import { type AlbumDoc, albums } from '../views/albums.ts';
import { ownerOfItem } from './own-item.ts';

/** 404: an album that never was or was deleted. */
export const noAlbum = (): Refusal => refusalOf(missing);

/** Viewers of the requested album. Refuses: 401, 403 `not-yours`, 404 `no-album`, 503. */
export const viewerOfAlbum: Access<{ album: string }, { doc: AlbumDoc; viewer: string }> = {
  rule: 'viewer',
  async check(ctx, { album: id }) {
    const viewer = ctx.account();
    const doc = await ctx.strict(albums).get(id);
    if (!doc) throw noAlbum();
    if (!mayView(viewer, doc, doc.owner !== viewer && (await areConnected(ctx.strict(relations), viewer, doc.owner)))) throw notYours();
    return { doc, viewer };
  },
};

type BegunAlbum = Exclude<Album, { status: 'none' }>;

/** The caller's own album, from its stream. Refuses: 403 `not-yours`, 404 `no-album`, 503. */
async function ownAlbum(ctx: Ctx, id: string): Promise<BegunAlbum> {
  const owner = ctx.account();
  const state = await ctx.state(album.of({ album: id, owner }));
  if (state.status !== 'none' && state.owner === owner) return state;
  // The album belongs to another member, or does not exist.
  throw (await ctx.strict(albums).get(id)) ? notYours() : noAlbum();
}

/** Owner of the requested album, even a purged one: a repeated deletion gets the answer of the first. */
export const formerOwnerOfAlbum: Access<{ album: string }, BegunAlbum> = {
  rule: 'owner',
  check: (ctx, { album: id }) => ownAlbum(ctx, id),
};

/** The owner of the album that a request names. Refuses: 401, 403 `not-yours`, 404 `no-album`, 503. */
export const ownerOfAlbum: Access<{ album: string }, OpenAlbum> = {
  rule: 'owner',
  async check(ctx, { album: id }) {
    const state = await ownAlbum(ctx, id);
    if (state.status !== 'open') throw noAlbum();
    return state;
  },
};

/** Owner of all requested items, and of the album if one is named. Refuses: 401, 403 `not-yours`, 404 `no-item`, `no-album`, 503. */
export const ownerOfAll: Access<{ items: string[]; album?: string | undefined }, string> = {
  rule: 'owner',
  async check(ctx, { items, album: id }) {
    const owner = ctx.account();
    const [states] = await Promise.all([
      Promise.all(items.map((item) => ownerOfItem.check(ctx, { item }))),
      id === undefined ? undefined : ownerOfAlbum.check(ctx, { album: id }),
    ]);
    if (states.some(({ state }) => state.status !== 'published')) throw noItem();
    return owner;
  },
};
