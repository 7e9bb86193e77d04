import protobuf from 'protobufjs';
import { messageTypes } from './message-types.ts';

function typesOf(...protos: string[]): string[] {
  const root = new protobuf.Root();
  for (const text of protos) protobuf.parse(`syntax = "proto3"; ${text}`, root, { keepCase: true, alternateCommentMode: true });
  const space = root.resolveAll().lookup('kloak.garden.v1');
  if (!(space instanceof protobuf.Namespace)) throw new Error('there is no garden');
  return messageTypes(space);
}

describe('the types of a package', () => {
  it('have a message as it is received, with its docs, and as it is sent', () => {
    const proto = `package kloak.garden.v1;
      // bed:{id} — what grows
      // in one place.
      message Bed { string id = 1; optional double area = 2; bool sunny = 3; int64 seeds = 4; repeated Plant plants = 5; Plant oldest = 6; optional Plant next = 7; }
      message Plant {
        // Latin.
        string name = 1;
        map<string, int32> colours = 2;
        Kind kind = 3;
      }
      message NothingRequest {}
      // Later form.
      enum Kind { KIND_UNSPECIFIED = 0; TREE = 1; }
      service Garden { rpc Water(Bed) returns (Bed); }`;
    expect(typesOf(proto)).toEqual([
      '/** bed:{id} — what grows in one place. */',
      'export interface Bed__Output {',
      '  id: string; area?: number; sunny: boolean; seeds: number; plants: Plant__Output[]; oldest: Plant__Output | null; next?: Plant__Output | null;',
      '}',
      'export interface Bed extends Sent<Bed__Output> {}',
      'export interface Plant__Output { /** Latin. */ name: string; colours: Record<string, number>; kind: Kind; }',
      'export interface Plant extends Sent<Plant__Output> {}',
      'export interface NothingRequest__Output {}',
      'export interface NothingRequest extends Sent<NothingRequest__Output> {}',
      '/** Later form. */',
      "export type Kind = 'KIND_UNSPECIFIED' | 'TREE';",
    ]);
  });

  it('refuse a field whose message is of another package', () => {
    const protos = ['package kloak.house.v1; message Room {}', 'package kloak.garden.v1; message Bed { kloak.house.v1.Room room = 1; }'];
    expect(() => typesOf(...protos)).toThrow('.kloak.garden.v1.Bed.room: .kloak.house.v1.Room is not of the same package');
  });

  it('refuse a comment that would end early', () => {
    expect(() => typesOf('package kloak.garden.v1;\n// Any of beds/*/plants.\nmessage Bed {}')).toThrow('a comment of the protos holds */');
  });
});
