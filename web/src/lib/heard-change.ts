import { type ChangingThing, changingThings, type HeartNow, type HeartsNow, type ItemParts } from '@kloak/proto/rules/changes.ts';
import { isRecord } from './is-record.ts';

/** A change as a page hears it; see `Change`. */
export type HeardChange = ItemParts & { readonly what: ChangingThing; readonly id?: string | undefined; readonly edit: boolean };

function isHeart(value: unknown): value is HeartNow {
  if (!isRecord(value) || !isRecord(value.profile) || typeof value.given !== 'boolean') return false;
  const { _id, username, image } = value.profile;
  return [_id, username, image].every((text) => typeof text === 'string');
}

function readHearts(told: unknown): HeartsNow | undefined {
  if (!isRecord(told) || typeof told.total !== 'number') return undefined;
  const { total, changed } = told;
  return { total, ...(Array.isArray(changed) && changed.every(isHeart) && { changed }) };
}

/** What a push says; nothing of one that is none. */
export function readChange(told: unknown): HeardChange | undefined {
  if (!isRecord(told)) return undefined;
  const what = changingThings.find((one) => one === told.what);
  if (what === undefined) return undefined;
  const hearts = readHearts(told.hearts);
  const comments = isRecord(told.comments) && typeof told.comments.total === 'number' ? { total: told.comments.total } : undefined;
  return { what, edit: told.edit === true, ...(typeof told.id === 'string' && { id: told.id }), ...(hearts && { hearts }), ...(comments && { comments }) };
}
