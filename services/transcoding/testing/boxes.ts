// Test files of boxes (MP4, MOV, HEIC) that try to use up the time or memory of their reader.

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, body: Buffer) => Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);

/** Nested boxes: each contains the next. */
function nested(type: string, depth: number, head = Buffer.alloc(0)): Buffer {
  const each = 8 + head.length;
  const bytes = Buffer.alloc(depth * each);
  for (let at = 0; at < depth; at += 1) {
    bytes.writeUInt32BE((depth - at) * each, at * each);
    bytes.write(type, at * each + 4, 'latin1');
    head.copy(bytes, at * each + 8);
  }
  return bytes;
}

/** Description of each file, and its bytes after the brands. */
const bombs: readonly (readonly [string, Buffer])[] = [
  ['whose boxes hold each other, thousands deep', nested('moov', 20_000)],
  ['whose descriptions hold each other, thousands deep', nested('meta', 20_000, u32(0))],
  ['of a hundred thousand empty boxes', Buffer.alloc(800_000, box('free', Buffer.alloc(0)))],
  ['of as many tracks', box('moov', Buffer.alloc(800_000, box('trak', Buffer.alloc(0))))],
  ['whose box is larger than any file', Buffer.concat([u32(1), Buffer.from('moov'), Buffer.alloc(8, 0xff), Buffer.alloc(64)])],
  [
    'that counts more items than it has',
    box('meta', Buffer.concat([u32(0), box('iloc', Buffer.concat([u32(0x02_00_00_00), u32(0x44_44_ff_ff), Buffer.alloc(64, 0xff)]))])),
  ],
  [
    'that counts more samples than it has',
    box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stts', Buffer.concat([u32(0), u32(0xffff_ffff)]))))))),
  ],
];

/** Files with the brand of a picture or of a video, by description. */
export const boxBombs = (brand: 'heic' | 'isom'): [string, Buffer][] =>
  bombs.map(([what, bytes]) => [what, Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}mif1`, 'latin1')), bytes])]);
