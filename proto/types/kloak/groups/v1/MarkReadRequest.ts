// Original file: proto/kloak/groups/v1/groups.proto

import type { Long } from '@grpc/proto-loader';

export interface MarkReadRequest {
  'group'?: (string);
  /**
   * When the newest post that was shown was made: ISO 8601 UTC. Counts where `seen` is absent.
   */
  'readTo'?: (string);
  /**
   * As `ListPosts` answered it with what was shown.
   */
  'seen'?: (number | string | Long);
  '_seen'?: "seen";
}

export interface MarkReadRequest__Output {
  'group': (string);
  /**
   * When the newest post that was shown was made: ISO 8601 UTC. Counts where `seen` is absent.
   */
  'readTo': (string);
  /**
   * As `ListPosts` answered it with what was shown.
   */
  'seen'?: (number);
  '_seen'?: "seen";
}
