// Original file: proto/kloak/social/v1/events.proto


/**
 * They took that back; the other's no still counts from when it was said.
 */
export interface HeldOffRequestCancelled {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
  'declinedAt'?: (string);
  'blockers'?: (string)[];
}

/**
 * They took that back; the other's no still counts from when it was said.
 */
export interface HeldOffRequestCancelled__Output {
  'low': (string);
  'high': (string);
  'by': (string);
  'declinedAt': (string);
  'blockers': (string)[];
}
