// Original file: proto/kloak/social/v1/events.proto


/**
 * A post of a group that people give hearts to and talk about. Its group is the home of their streams.
 */
export interface GroupPost {
  'post'?: (string);
  'group'?: (string);
  'author'?: (string);
}

/**
 * A post of a group that people give hearts to and talk about. Its group is the home of their streams.
 */
export interface GroupPost__Output {
  'post': (string);
  'group': (string);
  'author': (string);
}
