// Lookup of albums by name. It reads streams, never a view, so that two concurrent requests conflict.
import type { Claim } from '@kloak/platform/claim.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { albumNameTaken } from '@kloak/proto/rules/albums.ts';
import { type AlbumDetails, album, createAlbum } from '../domain/album/album.ts';
import { albumName, nameStatus } from '../domain/album/album-name.ts';

type NamingCtx = Pick<Ctx, 'decide' | 'state' | 'now' | 'id'>;
type AlbumNameKey = { owner: string; name: string };

/** Number of lost races before the request fails. */
const maxRounds = 5;

async function lookUp(ctx: NamingCtx, { owner, name }: AlbumNameKey) {
  const claim = await ctx.state(albumName.of({ owner, name }));
  const holder = claim && (await ctx.state(album.of({ album: claim.holder, owner })));
  const status = claim && holder ? nameStatus(claim, holder, name, ctx.now()) : undefined;
  return { claim, status, isBegun: holder !== undefined && holder.status !== 'none' };
}

async function claimFor(ctx: NamingCtx, { owner, name, album: id }: AlbumNameKey & { album: string }, seen: Claim): Promise<void> {
  // The step's name contains the former claim, so that a later round does not find an older claim of its own.
  const step = `from ${seen?.holder ?? ''} ${seen?.at ?? ''}`;
  const facts = { owner, name };
  await ctx.decide(albumName.of(facts), albumName.claim(facts, { holder: id, at: ctx.now().toISOString() }, seen), { step });
}

/** Claims a name for an existing album. Claims it anew if the album is not called so now, since it may be releasing it. Refuses: 409 `album-name-taken`. */
export async function claimNameFor(ctx: NamingCtx, wanted: AlbumNameKey & { album: string }): Promise<void> {
  const { claim, status } = await lookUp(ctx, wanted);
  const isOwn = claim?.holder === wanted.album;
  if (isOwn && status === 'valid') return;
  if (!isOwn && (status === 'valid' || status === 'pending')) throw refusalOf(albumNameTaken);
  await claimFor(ctx, wanted, claim);
}

/**
 * Id of the member's album with this name; creates one with id `fresh` if there is none. Refuses: 409 `album-name-taken` while another album is taking
 * the name.
 */
export async function findOrCreateAlbum(ctx: NamingCtx, owner: string, details: AlbumDetails, fresh: string = ctx.id('album')): Promise<string> {
  // A repeat returns its own album, even if it was renamed.
  if ((await ctx.state(album.of({ album: fresh, owner }))).status !== 'none') return fresh;
  for (let round = 0; round < maxRounds; round += 1) {
    const found = await beginUnder(ctx, owner, details, fresh).catch(unlessTaken);
    if (found !== undefined) return found;
  }
  throw refusalOf(albumNameTaken);
}

async function beginUnder(ctx: NamingCtx, owner: string, details: AlbumDetails, fresh: string): Promise<string> {
  const named = { owner, name: details.name };
  const { claim, status, isBegun } = await lookUp(ctx, named);
  if (claim && status === 'valid') return claim.holder;
  if (status === 'pending' && isBegun) throw refusalOf(albumNameTaken);
  // If a claim exists whose album has not begun, both requests create that same album.
  const id = claim && !isBegun ? claim.holder : fresh;
  if (status !== 'pending') await claimFor(ctx, { ...named, album: id }, claim);
  await ctx.decide(album.of({ album: id, owner }), createAlbum({ album: id, owner }, details));
  return id;
}

function unlessTaken(error: unknown): undefined {
  if (error instanceof Refusal && error.code === albumNameTaken.code) return undefined;
  throw error;
}
