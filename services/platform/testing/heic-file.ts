// HEIC photographs of some hundred bytes: the boxes are written here, the pixels of each tile were encoded once.

/** A tile of one colour, 64 × 64 pixels: how it is to be decoded, and its bits. */
export type Tile = { hvcC: Buffer; coded: Buffer };
type HeicItem = { type: string; data: Buffer; properties?: Buffer[]; hidden?: boolean; refers?: { as: string; to: number[] } };

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const decoder8bit = bytes(
  '0103700000000000000000001ef000fcfdf8f800000f03200001001840010c01ffff03700000030090000003000003001eba0240210001002b4201010370000003009000000300' +
    '0003001ea020810596ea4929ae6e021a0c08000003000800000300084022000100074401c172b02240',
);
const decoder10bit = bytes(
  '0104080000000000000000001ef000fcfdfafa00000f03200001001740010c01ffff0408000003009db800000300001eba0240210001002a4201010408000003009db8000003' +
    '00001ea0208104d96ea4929ae6e021a0c0800000030080000003008422000100074401c172b02240',
);
const tile = (hvcC: Buffer, coded: string): Tile => ({ hvcC, coded: bytes(coded) });

export const tileSize = 64;
export const tiles = {
  red: tile(decoder8bit, '0000001b2801af06b863b0dcffd5723fffff0168fa1fef60ea7fe223683fc0'),
  blue: tile(decoder8bit, '0000001b2801af06b863b0dcffe9f507f7bfe8a8effffa3eba7fe223683fc0'),
  /** rgb(230, 120, 40) */
  orange: tile(decoder8bit, '0000001a2801af06b863b0d07f732dfffff3621fa1fddd3a9ff888da0ff0'),
  /** rgb(920, 480, 160) of 1023 */
  orange10bit: tile(decoder10bit, '0000001a2801af06b863b0d07f70a3fffff3474fa1fdd8749ff888da0ff0'),
} as const;

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value % 65_536)));
const text = (value: string) => Buffer.from(value, 'latin1');

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}
const fullBox = (type: string, version: number, flags: number, ...parts: Buffer[]) => box(type, u32(version * 2 ** 24 + flags), ...parts);

export type HeicOptions = {
  /** Tiles from left to right; several are a grid of one row. */
  tiles: readonly Tile[];
  /** Size in the file, if it differs from the size of its tiles. */
  declared?: { width: number; height: number };
  /** Quarter turns against the clock that make it upright. */
  turns?: number;
  icc?: Buffer;
  /** Primaries, transfer function and matrix by ITU-T H.273. */
  nclx?: [number, number, number];
  exif?: Buffer;
  /** Offset of the TIFF from the beginning of `exif`, by the file's own field. */
  tiffAt?: number;
  xmp?: string;
  /** The luminance of this tile is how opaque the picture is. */
  alpha?: Tile;
  /** Luminance of this tile is the distance, as phones store it. */
  depth?: Tile;
  /** Embedded small picture. */
  thumbnail?: Tile;
  /** Major brand, followed by the compatible ones. */
  brand?: string;
  compatible?: string;
};

/** A HEIC file. */
export function heicFile({
  tiles,
  declared,
  turns,
  icc,
  nclx,
  exif,
  tiffAt = 0,
  xmp,
  alpha,
  depth,
  thumbnail,
  brand = 'heic',
  compatible = 'mif1heic',
}: HeicOptions): Buffer {
  const [width, height] = declared ? [declared.width, declared.height] : [tiles.length * tileSize, tileSize];
  const size = (w: number, h: number) => fullBox('ispe', 0, 0, u32(w, h));
  const shown = [
    ...(icc ? [box('colr', text('prof'), icc)] : []),
    ...(nclx ? [box('colr', text('nclx'), u16(...nclx), u8(0x80))] : []),
    ...(turns === undefined ? [] : [box('irot', u8(turns))]),
  ];
  const picture = (part: Tile, properties: Buffer[]) => ({ type: 'hvc1', data: part.coded, properties: [box('hvcC', part.hvcC), ...properties] });
  const items: HeicItem[] = [];
  const add = (item: HeicItem) => items.push(item);
  const [first] = tiles;
  if (first && tiles.length === 1) add(picture(first, [size(width, height), ...shown]));
  else {
    add({
      type: 'grid',
      data: Buffer.concat([u8(0, 0, 0, tiles.length - 1), u16(width, height)]),
      properties: [size(width, height), ...shown],
      refers: { as: 'dimg', to: tiles.map((_, index) => index + 2) },
    });
    for (const each of tiles) add({ ...picture(each, [size(tileSize, tileSize)]), hidden: true });
  }
  const auxiliary = (part: Tile, id: number) => {
    const kind = fullBox('auxC', 0, 0, text(`urn:mpeg:hevc:2015:auxid:${id}\0`));
    add({ ...picture(part, [size(tileSize, tileSize), kind]), hidden: true, refers: { as: 'auxl', to: [1] } });
  };
  if (alpha) auxiliary(alpha, 1);
  if (depth) auxiliary(depth, 2);
  if (thumbnail) add({ ...picture(thumbnail, [size(tileSize, tileSize)]), hidden: true, refers: { as: 'thmb', to: [1] } });
  const describes = { as: 'cdsc', to: [1] };
  if (exif) add({ type: 'Exif', data: Buffer.concat([u32(tiffAt), exif]), refers: describes });
  if (xmp !== undefined) add({ type: 'mime', data: text(xmp), refers: describes });
  return assemble(items, brand + '\0'.repeat(4) + compatible);
}

function assemble(items: HeicItem[], brands: string): Buffer {
  const head = box('ftyp', text(brands));
  const meta = (offset: number) => metaBox(items, offset);
  const data = items.map((item) => item.data);
  return Buffer.concat([head, meta(head.length + meta(0).length + 8), box('mdat', ...data)]);
}

/** `offset` is the position of the first item's data in the file. */
function metaBox(items: HeicItem[], offset: number): Buffer {
  const properties: Buffer[] = [];
  /** Counts from 1; equal properties of several items are written once. */
  const numberOf = (property: Buffer) => {
    const at = properties.findIndex((each) => each.equals(property));
    return at < 0 ? properties.push(property) : at + 1;
  };
  let at = offset;
  const places = items.map(({ data }, index) => {
    at += data.length;
    return Buffer.concat([u16(index + 1, 0, 1), u32(at - data.length, data.length)]);
  });
  const entries = items.map(({ type, hidden }, index) => {
    const names = text(type === 'mime' ? '\0application/rdf+xml\0' : '\0');
    return fullBox('infe', 2, hidden ? 1 : 0, u16(index + 1, 0), text(type), names);
  });
  const owners = items.map((item, index) => {
    const own = (item.properties ?? []).map(numberOf);
    return Buffer.concat([u16(index + 1), u8(own.length, ...own)]);
  });
  const references = items.flatMap(({ refers }, index) => (refers ? [box(refers.as, u16(index + 1, refers.to.length, ...refers.to))] : []));
  return fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, u32(0), text('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, 0, u16(1)),
    fullBox('iloc', 0, 0, u8(0x44, 0), u16(items.length), ...places),
    fullBox('iinf', 0, 0, u16(items.length), ...entries),
    box('iprp', box('ipco', ...properties), fullBox('ipma', 0, 0, u32(items.length), ...owners)),
    ...(references.length > 0 ? [fullBox('iref', 0, 0, ...references)] : []),
  );
}
