import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** Content of an archive, read by another library. Throws if the archive is inconsistent. */
export async function readZip(archive: Buffer): Promise<{ name: string; bytes: Buffer; at: Date }[]> {
  const zip = await fromBufferPromise(archive, { strictFileNames: true });
  const read = [];
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} has another checksum`);
    read.push({ name: entry.fileName, bytes, at: entry.getLastModDate() });
  }
  return read;
}
