// Original file: proto/kloak/media/v1/events.proto

import type { Rendition as _kloak_media_v1_Rendition, Rendition__Output as _kloak_media_v1_Rendition__Output } from '../../../kloak/media/v1/Rendition.ts';

/**
 * What lists show of it is made: small renditions of a photograph, the poster of a video. The larger ones, and the film, follow.
 */
export interface ItemThumbnailsRendered {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Each fact as in ItemRendered, which tells all of them again.
   */
  'width'?: (number);
  'height'?: (number);
  'thumbhash'?: (string);
  'takenAt'?: (string);
  'renditions'?: (_kloak_media_v1_Rendition)[];
  'partial'?: (boolean);
  'takenLocal'?: (string);
  /**
   * Seconds; videos only, where the file tells it.
   */
  'duration'?: (number | string);
  'latitude'?: (number | string);
  'longitude'?: (number | string);
  /**
   * The albums that hold it.
   */
  'albums'?: (string)[];
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_duration'?: "duration";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_takenFraction'?: "takenFraction";
}

/**
 * What lists show of it is made: small renditions of a photograph, the poster of a video. The larger ones, and the film, follow.
 */
export interface ItemThumbnailsRendered__Output {
  'item': (string);
  'owner': (string);
  /**
   * Each fact as in ItemRendered, which tells all of them again.
   */
  'width': (number);
  'height': (number);
  'thumbhash': (string);
  'takenAt'?: (string);
  'renditions': (_kloak_media_v1_Rendition__Output)[];
  'partial'?: (boolean);
  'takenLocal'?: (string);
  /**
   * Seconds; videos only, where the file tells it.
   */
  'duration'?: (number);
  'latitude'?: (number);
  'longitude'?: (number);
  /**
   * The albums that hold it.
   */
  'albums': (string)[];
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_duration'?: "duration";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_takenFraction'?: "takenFraction";
}
