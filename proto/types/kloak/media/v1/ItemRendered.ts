// Original file: proto/kloak/media/v1/events.proto

import type { Rendition as _kloak_media_v1_Rendition, Rendition__Output as _kloak_media_v1_Rendition__Output } from '../../../kloak/media/v1/Rendition.ts';

/**
 * All that is shown of it is made.
 */
export interface ItemRendered {
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
   * ISO 8601, where the file tells; else when it was last changed, as far as that can be told.
   */
  'takenAt'?: (string);
  'renditions'?: (_kloak_media_v1_Rendition)[];
  /**
   * A part of the picture is not in the original.
   */
  'partial'?: (boolean);
  /**
   * The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss` without a zone; where the file does not tell, its owner's clock when it was last changed.
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
   * The albums that hold it.
   */
  'albums'?: (string)[];
  /**
   * It plays without the sound of the original, which could not be read; videos only.
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
 * All that is shown of it is made.
 */
export interface ItemRendered__Output {
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
   * ISO 8601, where the file tells; else when it was last changed, as far as that can be told.
   */
  'takenAt'?: (string);
  'renditions': (_kloak_media_v1_Rendition__Output)[];
  /**
   * A part of the picture is not in the original.
   */
  'partial'?: (boolean);
  /**
   * The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss` without a zone; where the file does not tell, its owner's clock when it was last changed.
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
   * The albums that hold it.
   */
  'albums': (string)[];
  /**
   * It plays without the sound of the original, which could not be read; videos only.
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
