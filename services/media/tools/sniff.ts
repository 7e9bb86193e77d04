import { fileTypeFromBuffer } from 'file-type';

/** The content type that the beginning of a file shows it to be; `undefined` for what is not known, as text. */
export async function sniff(head: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(head))?.mime;
}
