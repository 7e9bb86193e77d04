// Original file: proto/kloak/media/v1/events.proto

import type { DeclaredFile as _kloak_media_v1_DeclaredFile, DeclaredFile__Output as _kloak_media_v1_DeclaredFile__Output } from '../../../kloak/media/v1/DeclaredFile.ts';
import type { OnArrival as _kloak_media_v1_OnArrival, OnArrival__Output as _kloak_media_v1_OnArrival__Output } from '../../../kloak/media/v1/OnArrival.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * upload:{id} — one act of uploading: what was promised a place.
 */
export interface UploadOpened {
  'upload'?: (string);
  'owner'?: (string);
  'files'?: (_kloak_media_v1_DeclaredFile)[];
  /**
   * Those of the files that are published as soon as their bytes are checked, without being asked for; none in older events.
   */
  'onArrival'?: (_kloak_media_v1_OnArrival)[];
  /**
   * The owner's album of this name holds them then; all of these or none. Where there is none of the name, one begins under this id.
   */
  'album'?: (string);
  'albumName'?: (string);
  'albumDescription'?: (string);
  'albumPrivacy'?: (_kloak_media_v1_Privacy);
  '_album'?: "album";
  '_albumName'?: "albumName";
  '_albumDescription'?: "albumDescription";
  '_albumPrivacy'?: "albumPrivacy";
}

/**
 * upload:{id} — one act of uploading: what was promised a place.
 */
export interface UploadOpened__Output {
  'upload': (string);
  'owner': (string);
  'files': (_kloak_media_v1_DeclaredFile__Output)[];
  /**
   * Those of the files that are published as soon as their bytes are checked, without being asked for; none in older events.
   */
  'onArrival': (_kloak_media_v1_OnArrival__Output)[];
  /**
   * The owner's album of this name holds them then; all of these or none. Where there is none of the name, one begins under this id.
   */
  'album'?: (string);
  'albumName'?: (string);
  'albumDescription'?: (string);
  'albumPrivacy'?: (_kloak_media_v1_Privacy__Output);
  '_album'?: "album";
  '_albumName'?: "albumName";
  '_albumDescription'?: "albumDescription";
  '_albumPrivacy'?: "albumPrivacy";
}
