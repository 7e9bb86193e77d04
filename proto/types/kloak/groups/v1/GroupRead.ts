// Original file: proto/kloak/groups/v1/events.proto


/**
 * read:{group}:{who} — a member has seen what is posted to a group until a moment, ISO 8601 UTC.
 */
export interface GroupRead {
  'group'?: (string);
  'who'?: (string);
  'readTo'?: (string);
}

/**
 * read:{group}:{who} — a member has seen what is posted to a group until a moment, ISO 8601 UTC.
 */
export interface GroupRead__Output {
  'group': (string);
  'who': (string);
  'readTo': (string);
}
