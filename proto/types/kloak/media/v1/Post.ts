// Original file: proto/kloak/media/v1/media.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Writer as _kloak_media_v1_Writer, Writer__Output as _kloak_media_v1_Writer__Output } from '../../../kloak/media/v1/Writer.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';
import type { ItemStatus as _kloak_media_v1_ItemStatus, ItemStatus__Output as _kloak_media_v1_ItemStatus__Output } from '../../../kloak/media/v1/ItemStatus.ts';
import type { Rendition as _kloak_media_v1_Rendition, Rendition__Output as _kloak_media_v1_Rendition__Output } from '../../../kloak/media/v1/Rendition.ts';
import type { Long } from '@grpc/proto-loader';

export interface Post {
  /**
   * Id of the post and of its item: they are one thing.
   */
  'id'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'writer'?: (_kloak_media_v1_Writer | null);
  'title'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'category'?: (string);
  /**
   * Only for its owner and the owner's connections, else empty; so is a title that repeats it.
   */
  'fileName'?: (string);
  /**
   * Bytes.
   */
  'fileSize'?: (number | string | Long);
  'type'?: (string);
  'key'?: (string);
  'createdAt'?: (string);
  'status'?: (_kloak_media_v1_ItemStatus);
  'width'?: (number);
  'height'?: (number);
  'thumbhash'?: (string);
  /**
   * Only for the same, since beside the clock of the camera it tells a zone.
   */
  'takenAt'?: (string);
  'renditions'?: (_kloak_media_v1_Rendition)[];
  /**
   * Seconds; videos only.
   */
  'duration'?: (number | string);
  /**
   * A part of the picture is not in the original.
   */
  'partial'?: (boolean);
  /**
   * The camera's clock as it stood, without a zone; see ItemRendered.
   */
  'takenLocal'?: (string);
  /**
   * Browsers play the original as it is; videos only.
   */
  'originalPlays'?: (boolean);
  /**
   * Why it cannot be shown: a code of proto/rules/failures.ts; only for its owner.
   */
  'failure'?: (string);
  /**
   * Where it was taken, in degrees; only for its owner.
   */
  'latitude'?: (number | string);
  'longitude'?: (number | string);
  /**
   * The albums that hold it, in the order in which it was added; only for its owner.
   */
  'albums'?: (string)[];
  /**
   * How often others have watched it, each member once a day; of a video, only for its owner, and by GetPost alone.
   */
  'views'?: (number);
  /**
   * It plays without the sound of the original, which could not be read; videos only, and only for its owner.
   */
  'soundMissing'?: (boolean);
  /**
   * Its owner lets others download the original; only for others, and by GetPost alone.
   */
  'downloadable'?: (boolean);
  '_takenAt'?: "takenAt";
  '_duration'?: "duration";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_failure'?: "failure";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_originalPlays'?: "originalPlays";
  '_soundMissing'?: "soundMissing";
  '_views'?: "views";
  '_downloadable'?: "downloadable";
}

export interface Post__Output {
  /**
   * Id of the post and of its item: they are one thing.
   */
  'id': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'writer': (_kloak_media_v1_Writer__Output | null);
  'title': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'category': (string);
  /**
   * Only for its owner and the owner's connections, else empty; so is a title that repeats it.
   */
  'fileName': (string);
  /**
   * Bytes.
   */
  'fileSize': (number);
  'type': (string);
  'key': (string);
  'createdAt': (string);
  'status': (_kloak_media_v1_ItemStatus__Output);
  'width': (number);
  'height': (number);
  'thumbhash': (string);
  /**
   * Only for the same, since beside the clock of the camera it tells a zone.
   */
  'takenAt'?: (string);
  'renditions': (_kloak_media_v1_Rendition__Output)[];
  /**
   * Seconds; videos only.
   */
  'duration'?: (number);
  /**
   * A part of the picture is not in the original.
   */
  'partial'?: (boolean);
  /**
   * The camera's clock as it stood, without a zone; see ItemRendered.
   */
  'takenLocal'?: (string);
  /**
   * Browsers play the original as it is; videos only.
   */
  'originalPlays'?: (boolean);
  /**
   * Why it cannot be shown: a code of proto/rules/failures.ts; only for its owner.
   */
  'failure'?: (string);
  /**
   * Where it was taken, in degrees; only for its owner.
   */
  'latitude'?: (number);
  'longitude'?: (number);
  /**
   * The albums that hold it, in the order in which it was added; only for its owner.
   */
  'albums': (string)[];
  /**
   * How often others have watched it, each member once a day; of a video, only for its owner, and by GetPost alone.
   */
  'views'?: (number);
  /**
   * It plays without the sound of the original, which could not be read; videos only, and only for its owner.
   */
  'soundMissing'?: (boolean);
  /**
   * Its owner lets others download the original; only for others, and by GetPost alone.
   */
  'downloadable'?: (boolean);
  '_takenAt'?: "takenAt";
  '_duration'?: "duration";
  '_partial'?: "partial";
  '_takenLocal'?: "takenLocal";
  '_failure'?: "failure";
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
  '_originalPlays'?: "originalPlays";
  '_soundMissing'?: "soundMissing";
  '_views'?: "views";
  '_downloadable'?: "downloadable";
}
