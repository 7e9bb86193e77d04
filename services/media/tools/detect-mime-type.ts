/** The MIME type that the beginning of a file shows it to be; `undefined` for what is not known, as text. */
export async function detectMimeType(head: Buffer): Promise<string | undefined> {
  // Loaded with the first upload: it knows many types.
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime;
}
