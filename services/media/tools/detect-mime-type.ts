/** Brands of ISO/IEC 23008-12 for pictures, or sequences of them. */
const imageBrands: ReadonlyMap<string, string> = new Map([
  ...['heic', 'heix', 'heim', 'heis'].map((brand) => [brand, 'image/heic'] as const),
  ...['hevc', 'hevx', 'hevm', 'hevs'].map((brand) => [brand, 'image/heic-sequence'] as const),
  ...['avif', 'avis'].map((brand) => [brand, 'image/avif'] as const),
  // Brands of pictures in any coding.
  ...['mif1', 'mif2', 'miaf'].map((brand) => [brand, 'image/heif'] as const),
  ['msf1', 'image/heif-sequence'],
]);
const isOfAnyCoding = (type: string) => type.startsWith('image/heif');
/** Brands of sound and of raw pictures; files of any other brand contain a film. */
const otherBrands: ReadonlyMap<string, string> = new Map([
  ...['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B '].map((brand) => [brand, 'audio/mp4'] as const),
  ['crx ', 'image/x-canon-cr3'],
  ...['jp2 ', 'jpx ', 'jpm ', 'mjp2'].map((brand) => [brand, 'image/jp2'] as const),
]);

/** MIME type by the beginning of a file; `undefined` if unknown, such as text. */
export async function detectMimeType(head: Buffer): Promise<string | undefined> {
  const brands = brandsOf(head);
  const images = brands.flatMap((brand) => imageBrands.get(brand) ?? []);
  const image = images.find((type) => !isOfAnyCoding(type)) ?? images[0];
  if (image !== undefined) return image;
  const [major] = brands;
  if (major !== undefined) return otherBrands.get(major) ?? (major === 'qt  ' ? 'video/quicktime' : 'video/mp4');
  if (isQuickTime(head)) return 'video/quicktime';
  if (isTransportStream(head) || isMpeg(head)) return 'video/mpeg';
  // Loaded with the first upload: it knows many types.
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime;
}

/** Brands in the first box of a file, the major one first; none if it begins with another box. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  // The major brand is followed by its version.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

/** Boxes with which a file without brands may begin; QuickTime is older than brands. */
const boxes = new Set(['moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'PICT', 'junk', 'udta', 'uuid']);

/** True if the head consists of such boxes. */
function isQuickTime(head: Buffer): boolean {
  let at = 0;
  for (; at + 16 <= head.length; ) {
    const [size, name] = [head.readUInt32BE(at), head.toString('latin1', at + 4, at + 8)];
    if (!boxes.has(name)) return false;
    const whole = size === 1 ? Number(head.readBigUInt64BE(at + 8)) : size;
    if (whole === 0) return true;
    if (whole < 8) return false;
    at += whole;
  }
  return at > 0;
}

/** Bytes from one packet of a transport stream to the next: bare, with a time in front as cameras write it, with a checksum as broadcasters do. */
const packetBytes = [188, 192, 204];
/** Number of packets in a row that cannot be chance. */
const wantedPackets = 5;

/** True if the head consists of transport stream packets; a recording may begin inside a packet. */
function isTransportStream(head: Buffer): boolean {
  return packetBytes.some((bytes) => {
    const last = (wantedPackets - 1) * bytes;
    for (let at = 0; at < bytes && at + last + 4 <= head.length; at += 1) {
      if (Array.from({ length: wantedPackets }, (_, index) => at + index * bytes).every((place) => isPacket(head, place))) return true;
    }
    return false;
  });
}

/** Each packet starts with a mark. Two bits of its fourth byte say which of two parts it has; a packet without any is invalid. */
const isPacket = (head: Buffer, at: number) => head[at] === 0x47 && ((head[at + 3] ?? 0) & 0x30) !== 0;

/** Start codes of MPEG: pack, system header, map, padding, audio, video; or a video sequence without a system layer. */
const isMpegStart = (code: number) => code === 0xb3 || (code >= 0xba && code <= 0xef && code !== 0xb9);

/** True if the first non-zero byte completes a start code; zeros before it are padding. */
function isMpeg(head: Buffer): boolean {
  const at = head.findIndex((byte) => byte !== 0);
  return at >= 2 && head[at] === 1 && isMpegStart(head[at + 1] ?? 0);
}
