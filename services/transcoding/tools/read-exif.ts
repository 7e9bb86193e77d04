import { runInNewContext } from 'node:vm';
import exifReader, { type Exif } from 'exif-reader';

/** As much as a JPEG can hold. What is farther in larger EXIF is a maker's own. */
const maxExifBytes = 65_536;
/** A camera's takes a millisecond of a quiet machine; one that was made to refer to itself again and again takes for ever. The clock goes on while others have the cores, and a date that is not read is lost. */
const maxReadMs = 3000;

export type ExifTags = Pick<Exif, 'Photo' | 'GPSInfo'> & {
  /** Whether EXIF holds this text as it stands. */
  holds(text: string): boolean;
};

/** The tags of EXIF; none of what is none, is too large to read in time, or refers beyond itself. */
export function readExif(exif: Buffer | undefined): ExifTags | undefined {
  if (!exif) return undefined;
  const bytes = exif.subarray(0, maxExifBytes);
  try {
    let tags: Exif | undefined;
    const read = () => {
      tags = exifReader(bytes);
    };
    runInNewContext('read()', { read }, { timeout: maxReadMs });
    return tags && { Photo: tags.Photo, GPSInfo: tags.GPSInfo, holds: (text) => bytes.includes(text, 0, 'latin1') };
  } catch {
    return undefined;
  }
}
