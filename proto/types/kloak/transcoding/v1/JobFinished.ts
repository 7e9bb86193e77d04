// Original file: proto/kloak/transcoding/v1/events.proto

import type { RenderedFile as _kloak_transcoding_v1_RenderedFile, RenderedFile__Output as _kloak_transcoding_v1_RenderedFile__Output } from '../../../kloak/transcoding/v1/RenderedFile.ts';

/**
 * All is made.
 */
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
  /**
   * The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss` without a zone, where the file tells, or its place; absent where only an instant is told.
   */
  'takenLocal'?: (string);
  /**
   * Seconds; videos only.
   */
  'duration'?: (number | string);
  /**
   * Browsers play the original of a video as it is.
   */
  'originalPlays'?: (boolean);
  /**
   * Where it was taken, in degrees, north and east positive; both or none. For its owner alone.
   */
  'latitude'?: (number | string);
  'longitude'?: (number | string);
  /**
   * The film plays without the sound of the original, which can neither be copied nor decoded; videos only.
   */
  'soundMissing'?: (boolean);
  /**
   * Digits of the fraction of its second, where the file tells.
   */
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_duration'?: "duration";
  '_originalPlays'?: "originalPlays";
  '_soundMissing'?: "soundMissing";
  '_takenFraction'?: "takenFraction";
}

/**
 * All is made.
 */
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
  /**
   * The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss` without a zone, where the file tells, or its place; absent where only an instant is told.
   */
  'takenLocal'?: (string);
  /**
   * Seconds; videos only.
   */
  'duration'?: (number);
  /**
   * Browsers play the original of a video as it is.
   */
  'originalPlays'?: (boolean);
  /**
   * Where it was taken, in degrees, north and east positive; both or none. For its owner alone.
   */
  'latitude'?: (number);
  'longitude'?: (number);
  /**
   * The film plays without the sound of the original, which can neither be copied nor decoded; videos only.
   */
  'soundMissing'?: (boolean);
  /**
   * Digits of the fraction of its second, where the file tells.
   */
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_duration'?: "duration";
  '_originalPlays'?: "originalPlays";
  '_soundMissing'?: "soundMissing";
  '_takenFraction'?: "takenFraction";
}
