// Original file: proto/kloak/media/v1/media.proto


export interface WholeTrashResponse {
  /**
   * Of how many it is done.
   */
  'done'?: (number);
  /**
   * There may be more: the call is to be made again.
   */
  'more'?: (boolean);
}

export interface WholeTrashResponse__Output {
  /**
   * Of how many it is done.
   */
  'done': (number);
  /**
   * There may be more: the call is to be made again.
   */
  'more': (boolean);
}
