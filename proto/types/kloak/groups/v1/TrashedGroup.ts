// Original file: proto/kloak/groups/v1/groups.proto


export interface TrashedGroup {
  'id'?: (string);
  'name'?: (string);
  /**
   * When it goes for ever: ISO 8601 UTC.
   */
  'endsAt'?: (string);
}

export interface TrashedGroup__Output {
  'id': (string);
  'name': (string);
  /**
   * When it goes for ever: ISO 8601 UTC.
   */
  'endsAt': (string);
}
