// Original file: proto/kloak/media/v1/media.proto


export interface Writer {
  'id'?: (string);
  'username'?: (string);
  'image'?: (string);
  'email'?: (string);
  '_email'?: "email";
}

export interface Writer__Output {
  'id': (string);
  'username': (string);
  'image': (string);
  'email'?: (string);
  '_email'?: "email";
}
