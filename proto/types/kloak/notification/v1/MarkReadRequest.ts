// Original file: proto/kloak/notification/v1/notification.proto


export interface MarkReadRequest {
  /**
   * When the newest that was shown was done: ISO 8601 UTC. Counts where `seen` is absent.
   */
  'readTo'?: (string);
  /**
   * As `ListNotifications` answered it with what was shown.
   */
  'seen'?: (string);
  '_seen'?: "seen";
}

export interface MarkReadRequest__Output {
  /**
   * When the newest that was shown was done: ISO 8601 UTC. Counts where `seen` is absent.
   */
  'readTo': (string);
  /**
   * As `ListNotifications` answered it with what was shown.
   */
  'seen'?: (string);
  '_seen'?: "seen";
}
