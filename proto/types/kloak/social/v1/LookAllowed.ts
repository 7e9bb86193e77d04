// Original file: proto/kloak/social/v1/events.proto


/**
 * The owner lets admins look until a moment (ISO 8601 UTC).
 */
export interface LookAllowed {
  'report'?: (string);
  'owner'?: (string);
  'item'?: (string);
  'until'?: (string);
}

/**
 * The owner lets admins look until a moment (ISO 8601 UTC).
 */
export interface LookAllowed__Output {
  'report': (string);
  'owner': (string);
  'item': (string);
  'until': (string);
}
