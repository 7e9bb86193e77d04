// Original file: proto/kloak/transcoding/v1/events.proto

import type { RenderedFile as _kloak_transcoding_v1_RenderedFile, RenderedFile__Output as _kloak_transcoding_v1_RenderedFile__Output } from '../../../kloak/transcoding/v1/RenderedFile.ts';

/**
 * What lists show of a photograph is made; the larger files follow, so the job goes on.
 */
export interface JobThumbnailsFinished {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Each fact as in JobFinished, which tells all of them again.
   */
  'width'?: (number);
  'height'?: (number);
  'thumbhash'?: (string);
  'takenAt'?: (string);
  'files'?: (_kloak_transcoding_v1_RenderedFile)[];
  'partial'?: (boolean);
  'takenLocal'?: (string);
  'latitude'?: (number | string);
  'longitude'?: (number | string);
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_takenFraction'?: "takenFraction";
}

/**
 * What lists show of a photograph is made; the larger files follow, so the job goes on.
 */
export interface JobThumbnailsFinished__Output {
  'item': (string);
  'owner': (string);
  /**
   * Each fact as in JobFinished, which tells all of them again.
   */
  'width': (number);
  'height': (number);
  'thumbhash': (string);
  'takenAt'?: (string);
  'files': (_kloak_transcoding_v1_RenderedFile__Output)[];
  'partial'?: (boolean);
  'takenLocal'?: (string);
  'latitude'?: (number);
  'longitude'?: (number);
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_takenFraction'?: "takenFraction";
}
