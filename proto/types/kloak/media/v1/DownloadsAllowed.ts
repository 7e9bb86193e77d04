// Original file: proto/kloak/media/v1/events.proto


/**
 * sharing:{owner} — what a member lets others do with what is shared with them.
 * Whose plan has it may download the originals, with all that a camera wrote into them, also the place.
 */
export interface DownloadsAllowed {
  'owner'?: (string);
}

/**
 * sharing:{owner} — what a member lets others do with what is shared with them.
 * Whose plan has it may download the originals, with all that a camera wrote into them, also the place.
 */
export interface DownloadsAllowed__Output {
  'owner': (string);
}
