// Original file: proto/kloak/groups/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * read:{group}:{who} — a member has seen what is posted to a group. Carries the running state: only the newest event is read.
 */
export interface GroupRead {
  'group'?: (string);
  'who'?: (string);
  /**
   * Until a moment, ISO 8601 UTC: by that go builds that do not know `seq`, and marks of before it.
   */
  'readTo'?: (string);
  /**
   * Until this place in the lane of the group. Older events do not tell it: they count by their moment.
   */
  'seq'?: (number | string | Long);
  '_seq'?: "seq";
}

/**
 * read:{group}:{who} — a member has seen what is posted to a group. Carries the running state: only the newest event is read.
 */
export interface GroupRead__Output {
  'group': (string);
  'who': (string);
  /**
   * Until a moment, ISO 8601 UTC: by that go builds that do not know `seq`, and marks of before it.
   */
  'readTo': (string);
  /**
   * Until this place in the lane of the group. Older events do not tell it: they count by their moment.
   */
  'seq'?: (number);
  '_seq'?: "seq";
}
