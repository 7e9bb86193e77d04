/** The brands of ISO/IEC 23008-12 by which a file says that it holds a picture, or a sequence of them. */
const imageBrands: ReadonlyMap<string, string> = new Map([
  ...['heic', 'heix', 'heim', 'heis'].map((brand) => [brand, 'image/heic'] as const),
  ...['hevc', 'hevx', 'hevm', 'hevs'].map((brand) => [brand, 'image/heic-sequence'] as const),
  ...['avif', 'avis'].map((brand) => [brand, 'image/avif'] as const),
  // These say that it is a picture, and not how it is coded.
  ...['mif1', 'mif2', 'miaf'].map((brand) => [brand, 'image/heif'] as const),
  ['msf1', 'image/heif-sequence'],
]);
const isOfAnyCoding = (type: string) => type.startsWith('image/heif');
/** Sound alone, and raw pictures of a camera: what is of any other brand holds a film. */
const otherBrands: ReadonlyMap<string, string> = new Map([
  ...['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B '].map((brand) => [brand, 'audio/mp4'] as const),
  ['crx ', 'image/x-canon-cr3'],
  ...['jp2 ', 'jpx ', 'jpm ', 'mjp2'].map((brand) => [brand, 'image/jp2'] as const),
]);

/** The MIME type that the beginning of a file shows it to be; `undefined` for what is not known, as text. */
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

/** The brands that the first box of a file names, the major one first; none where it begins with another box. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  // After the major brand stands its version.
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

/** Each packet begins with a mark, and says in its fourth byte what of two parts it has: one without any there is not. */
const isPacket = (head: Buffer, at: number) => head[at] === 0x47 && ((head[at + 3] ?? 0) & 0x30) !== 0;

/** Start codes of MPEG: pack, system header, map, padding, audio, video; or a video sequence without a system layer. */
const isMpegStart = (code: number) => code === 0xb3 || (code >= 0xba && code <= 0xef && code !== 0xb9);

/** True if the first non-zero byte completes a start code; zeros before it are padding. */
function isMpeg(head: Buffer): boolean {
  const at = head.findIndex((byte) => byte !== 0);
  return at >= 2 && head[at] === 1 && isMpegStart(head[at + 1] ?? 0);
}
