// Original file: proto/kloak/media/v1/media.proto


export interface ChangeSharingRequest {
  'downloads'?: (boolean);
}

export interface ChangeSharingRequest__Output {
  'downloads': (boolean);
}
