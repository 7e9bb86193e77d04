// Original file: proto/kloak/chat/v1/events.proto


export interface RoomNamed {
  'room'?: (string);
  'isGroup'?: (boolean);
  'members'?: (string)[];
  'seq'?: (number);
  'by'?: (string);
  'name'?: (string);
}

export interface RoomNamed__Output {
  'room': (string);
  'isGroup': (boolean);
  'members': (string)[];
  'seq': (number);
  'by': (string);
  'name': (string);
}
