// Original file: proto/kloak/transcoding/v1/events.proto

import type { RenderedFile as _kloak_transcoding_v1_RenderedFile, RenderedFile__Output as _kloak_transcoding_v1_RenderedFile__Output } from '../../../kloak/transcoding/v1/RenderedFile.ts';

/**
 * The poster of a video is made, and what the file tells is read; the film follows, so the job goes on. Without files and thumbhash where no frame came in time:
 * then the poster is taken of the film.
 */
export interface PosterJobFinished {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Each fact as in JobFinished, which tells all of them again; the size is the video's own.
   */
  'width'?: (number);
  'height'?: (number);
  'thumbhash'?: (string);
  'takenAt'?: (string);
  'files'?: (_kloak_transcoding_v1_RenderedFile)[];
  'takenLocal'?: (string);
  /**
   * Where the file tells it.
   */
  'duration'?: (number | string);
  'latitude'?: (number | string);
  'longitude'?: (number | string);
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_takenLocal'?: "takenLocal";
  '_duration'?: "duration";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_takenFraction'?: "takenFraction";
}

/**
 * The poster of a video is made, and what the file tells is read; the film follows, so the job goes on. Without files and thumbhash where no frame came in time:
 * then the poster is taken of the film.
 */
export interface PosterJobFinished__Output {
  'item': (string);
  'owner': (string);
  /**
   * Each fact as in JobFinished, which tells all of them again; the size is the video's own.
   */
  'width': (number);
  'height': (number);
  'thumbhash': (string);
  'takenAt'?: (string);
  'files': (_kloak_transcoding_v1_RenderedFile__Output)[];
  'takenLocal'?: (string);
  /**
   * Where the file tells it.
   */
  'duration'?: (number);
  'latitude'?: (number);
  'longitude'?: (number);
  'takenFraction'?: (string);
  '_takenAt'?: "takenAt";
  '_takenLocal'?: "takenLocal";
  '_duration'?: "duration";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_takenFraction'?: "takenFraction";
}
