import {
  type ChangePayload,
  type ChangingThing,
  type CommentNow,
  type CommentsPayload,
  changingThings,
  type HeartNow,
  type HeartsPayload,
} from '@kloak/proto/rules/pushes/changes.ts';
import { isRecord } from '../lib/is-record.ts';

/** A pushed change; see `Change`. */
export type ReceivedChange = ChangePayload & { readonly what: ChangingThing; readonly id?: string | undefined; readonly edit: boolean };

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number';
const isMark = (value: unknown): value is true | undefined => value === undefined || value === true;

function isProfile(value: unknown): value is HeartNow['profile'] {
  return isRecord(value) && [value._id, value.username, value.image].every(isText);
}

function isHeart(value: unknown): value is HeartNow {
  return isRecord(value) && isProfile(value.profile) && typeof value.given === 'boolean';
}

function isComment(value: unknown): value is CommentNow {
  if (!isRecord(value) || !isProfile(value.writer)) return false;
  const { responseTo, edited, deleted, hearts } = value;
  const isSaid = [value._id, value.content, value.createdAt].every(isText) && [value.replyCount, value.heartCount].every(isCount);
  return isSaid && (responseTo === undefined || isText(responseTo)) && isMark(edited) && isMark(deleted) && isHearts(hearts);
}
const isHearts = (value: unknown): value is readonly HeartNow[] | undefined => value === undefined || (Array.isArray(value) && value.every(isHeart));

function readHearts(told: unknown): HeartsPayload | undefined {
  if (!isRecord(told) || !isCount(told.total)) return undefined;
  const { total, changed } = told;
  return { total, ...(Array.isArray(changed) && changed.every(isHeart) && { changed }) };
}

function readComments(told: unknown): CommentsPayload | undefined {
  if (!isRecord(told) || !isCount(told.total) || !isCount(told.threads)) return undefined;
  const { total, threads, changed } = told;
  return { total, threads, ...(Array.isArray(changed) && changed.every(isComment) && { changed }) };
}

/** Parses a push; undefined if it is invalid. */
export function parseChangePush(told: unknown): ReceivedChange | undefined {
  if (!isRecord(told)) return undefined;
  const what = changingThings.find((one) => one === told.what);
  if (what === undefined) return undefined;
  const [hearts, comments] = [readHearts(told.hearts), readComments(told.comments)];
  return { what, edit: told.edit === true, ...(isText(told.id) && { id: told.id }), ...(hearts && { hearts }), ...(comments && { comments }) };
}
