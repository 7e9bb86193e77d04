import type { Post } from '@kloak/proto/api/types.ts';
import { query } from '../../../lib/api.ts';

/** Finds posts of the vault by the hashes of their files (at most 100). */
export async function knownQuery(hashes: readonly string[], me: string): Promise<ReadonlyMap<string, Post>> {
  const { known } = await query('POST /api/upload/known', { hashes: [...hashes], profileId: me });
  return new Map(known.map(({ hash, post }) => [hash, post]));
}
