// Original file: proto/kloak/media/v1/media.proto


export interface GetExportPartRequest {
  'export'?: (string);
  /**
   * From 1.
   */
  'part'?: (number);
}

export interface GetExportPartRequest__Output {
  'export': (string);
  /**
   * From 1.
   */
  'part': (number);
}
