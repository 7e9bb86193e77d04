// Original file: proto/kloak/social/v1/events.proto


/**
 * Those whom a comment names, but for whoever is told of it anyway.
 */
export interface Mentioned {
  'who'?: (string)[];
}

/**
 * Those whom a comment names, but for whoever is told of it anyway.
 */
export interface Mentioned__Output {
  'who': (string)[];
}
