// Original file: proto/kloak/media/v1/media.proto


/**
 * What everybody may know of a member.
 */
export interface Writer {
  'id'?: (string);
  'username'?: (string);
  'image'?: (string);
}

/**
 * What everybody may know of a member.
 */
export interface Writer__Output {
  'id': (string);
  'username': (string);
  'image': (string);
}
