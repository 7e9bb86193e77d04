// Original file: proto/kloak/groups/v1/events.proto


export interface RecentRequests {
  'who'?: (string);
  /**
   * How often, until `until` (ISO 8601 UTC); as often as anybody may, of who was declined or removed.
   */
  'times'?: (number);
  'until'?: (string);
}

export interface RecentRequests__Output {
  'who': (string);
  /**
   * How often, until `until` (ISO 8601 UTC); as often as anybody may, of who was declined or removed.
   */
  'times': (number);
  'until': (string);
}
