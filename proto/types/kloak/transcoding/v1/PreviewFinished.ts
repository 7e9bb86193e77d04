// Original file: proto/kloak/transcoding/v1/events.proto

import type { RenderedFile as _kloak_transcoding_v1_RenderedFile, RenderedFile__Output as _kloak_transcoding_v1_RenderedFile__Output } from '../../../kloak/transcoding/v1/RenderedFile.ts';

/**
 * preview:{item} — the check of what a page drew of an item.
 */
export interface PreviewFinished {
  'item'?: (string);
  'owner'?: (string);
  /**
   * thumbhash, base64.
   */
  'thumbhash'?: (string);
  'file'?: (_kloak_transcoding_v1_RenderedFile | null);
}

/**
 * preview:{item} — the check of what a page drew of an item.
 */
export interface PreviewFinished__Output {
  'item': (string);
  'owner': (string);
  /**
   * thumbhash, base64.
   */
  'thumbhash': (string);
  'file': (_kloak_transcoding_v1_RenderedFile__Output | null);
}
