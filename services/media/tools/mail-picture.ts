/** Twice the width at which a mail shows it, for dense screens. */
const maxWidthPx = 480;

/** A small rendition of ours as JPEG, which every mail program shows: not all know WebP. Runs beside the event loop. The library is loaded when needed. */
export async function mailPicture(bytes: Buffer): Promise<{ bytes: Buffer; type: 'image/jpeg'; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(bytes).resize({ width: maxWidthPx, withoutEnlargement: true }).flatten({ background: 'white' }).jpeg({ quality: 75 });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/jpeg', width: info.width, height: info.height };
}
