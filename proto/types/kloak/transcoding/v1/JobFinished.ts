// Original file: proto/kloak/transcoding/v1/events.proto

import type { RenderedFile as _kloak_transcoding_v1_RenderedFile, RenderedFile__Output as _kloak_transcoding_v1_RenderedFile__Output } from '../../../kloak/transcoding/v1/RenderedFile.ts';

export interface JobFinished {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Pixels of the upright picture.
   */
  'width'?: (number);
  'height'?: (number);
  /**
   * thumbhash, base64.
   */
  'thumbhash'?: (string);
  /**
   * ISO 8601, where the file tells.
   */
  'takenAt'?: (string);
  'files'?: (_kloak_transcoding_v1_RenderedFile)[];
  /**
   * A part of the picture is not in the file: it was cut off or damaged before it came here.
   */
  'partial'?: (boolean);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
}

export interface JobFinished__Output {
  'item': (string);
  'owner': (string);
  /**
   * Pixels of the upright picture.
   */
  'width': (number);
  'height': (number);
  /**
   * thumbhash, base64.
   */
  'thumbhash': (string);
  /**
   * ISO 8601, where the file tells.
   */
  'takenAt'?: (string);
  'files': (_kloak_transcoding_v1_RenderedFile__Output)[];
  /**
   * A part of the picture is not in the file: it was cut off or damaged before it came here.
   */
  'partial'?: (boolean);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
}
