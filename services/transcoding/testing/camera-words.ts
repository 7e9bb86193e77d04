import sharp, { type Exif } from 'sharp';
import { cameraFacts } from '../tools/metadata/camera-facts.ts';

/** EXIF as a camera writes it into a picture. */
export async function exifOf(exif: Exif): Promise<Buffer | undefined> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return (await sharp(await picture.jpeg().withExif(exif).toBuffer()).metadata()).exif;
}

/** Reads camera facts from an XMP description with these attributes. */
export const ofXmp = (words: string) => cameraFacts({ xmp: Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description ${words}</x:xmpmeta>`) });
