// Original file: proto/kloak/platform/v1/log.proto


export interface JobRequest {
  'job'?: (string);
}

export interface JobRequest__Output {
  'job': (string);
}
