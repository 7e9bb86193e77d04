// Original file: proto/kloak/media/v1/media.proto


export interface GetExportPartResponse {
  /**
   * Storage keys of its pieces, in their order.
   */
  'pieces'?: (string)[];
}

export interface GetExportPartResponse__Output {
  /**
   * Storage keys of its pieces, in their order.
   */
  'pieces': (string)[];
}
