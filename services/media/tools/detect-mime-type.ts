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

/** The MIME type that the beginning of a file shows it to be; `undefined` for what is not known, as text. */
export async function detectMimeType(head: Buffer): Promise<string | undefined> {
  // The library takes a file of a brand that it does not know for a video.
  const types = brandsOf(head).flatMap((brand) => imageBrands.get(brand) ?? []);
  const image = types.find((type) => !isOfAnyCoding(type)) ?? types[0];
  if (image !== undefined) return image;
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
