// Original file: proto/kloak/social/v1/events.proto


/**
 * pair:{low}:{high} — two members, in the order of their ids. `by` is the one who acted.
 */
export interface ConnectionRequested {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
}

/**
 * pair:{low}:{high} — two members, in the order of their ids. `by` is the one who acted.
 */
export interface ConnectionRequested__Output {
  'low': (string);
  'high': (string);
  'by': (string);
}
