import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { fileKindByMimeType } from '../domain/file-types.ts';
import { detectMimeType } from './detect-mime-type.ts';

const kindOf = async (bytes: Buffer) => fileKindByMimeType(await detectMimeType(bytes));
const heif = (brand: string, compatible: string) => heicFile({ tiles: [tiles.red], brand, compatible });

describe('what the first bytes of a file show it to be', () => {
  it.each([
    ['heic', 'mif1heic', 'image/heic'],
    ['heix', 'mif1heix', 'image/heic'],
    ['heim', 'mif1heim', 'image/heic'],
    ['heis', 'mif1heis', 'image/heic'],
    ['hevc', 'msf1hevc', 'image/heic'],
    ['hevm', 'msf1hevm', 'image/heic'],
    ['hevs', 'msf1hevs', 'image/heic'],
    ['mif1', 'mif1heic', 'image/heic'],
    ['mif1', 'mif1', 'image/heif'],
    ['mif2', 'mif2', 'image/heif'],
    ['msf1', 'msf1iso8', 'image/heif'],
    ['MiHE', 'mif1miaf', 'image/heif'],
    ['isom', 'isommif1heic', 'image/heic'],
  ])('is a picture where its brand is %s, compatible with %s', async (brand, compatible, type) => {
    expect(await kindOf(heif(brand, compatible))).toMatchObject({ kind: 'IMAGE', type });
  });

  it.each([
    ['avif', 'mif1avifmiaf'],
    ['mif1', 'avifmif1miaf'],
    ['avis', 'msf1avis'],
  ])('is none of ours where its brand is %s, compatible with %s: nothing decodes AV1', async (brand, compatible) => {
    expect(await kindOf(heif(brand, compatible))).toBeUndefined();
  });

  it.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['mpeg', 'video/mpeg'],
    ['wmv', 'video/x-ms-wmv'],
  ])('is a video: %s', async (extension, type) => {
    expect(await kindOf(await drawVideo({ fileName: `a.${extension}` }))).toMatchObject({ kind: 'VIDEO', type });
  });

  it.each(['isom', 'mp42', 'M4V ', 'iso6'])('is a video where its brand is %s and it names none of a picture', async (brand) => {
    // Bytes after the `ftyp` box are not brands.
    expect(await kindOf(Buffer.concat([heif(brand, 'isommp42'), Buffer.from('mif1heic')]))).toMatchObject({ kind: 'VIDEO', type: 'video/mp4' });
  });

  it.each(['3gp4', '3gp5', '3g2a', 'XAVC', 'MSNV', 'F4V '])('is a video where its brand is %s, which phones and cameras write', async (brand) => {
    expect(await kindOf(heif(brand, 'isom'))).toMatchObject({ kind: 'VIDEO', type: 'video/mp4' });
  });

  it.each(['M4A ', 'crx ', 'jp2 '])('is none of ours where its brand is %s', async (brand) => {
    expect(await kindOf(heif(brand, 'isom'))).toBeUndefined();
  });

  it.each(['pnot', 'skip', 'free', 'wide', 'mdat', 'moov'])('is QuickTime where it begins with %s', async (name) => {
    const box = Buffer.from(`\0\0\0\x14${name}\0\0\0\0\0\0\0\0\0\0\0\0`, 'latin1');
    expect(await kindOf(Buffer.concat([box, Buffer.from('\0\0\x10\0mdat', 'latin1'), Buffer.alloc(4096)]))).toMatchObject({
      kind: 'VIDEO',
      type: 'video/quicktime',
    });
  });

  it('is MPEG with padding in front, or without a system layer', async () => {
    const [whole, bare] = [await drawVideo({ fileName: 'a.mpeg' }), await drawVideo({ fileName: 'a.mpeg', sound: 'none', options: ['-f', 'mpeg2video'] })];
    for (const bytes of [whole, bare, Buffer.concat([Buffer.alloc(2048), whole]), Buffer.concat([Buffer.from('000001be0002ffff', 'hex'), whole])])
      expect(await kindOf(bytes)).toMatchObject({ kind: 'VIDEO', type: 'video/mpeg' });
  });

  it.each([
    ['bare packets', 'ts', []],
    ['packets with a time in front, as camcorders write', 'm2ts', ['-f', 'mpegts', '-mpegts_m2ts_mode', '1']],
  ])('is MPEG of %s, also where it begins within one', async (_what, extension, options) => {
    const bytes = await drawVideo({ fileName: `a.${extension}`, options });
    expect(bytes[options.length > 0 ? 4 : 0]).toBe(0x47);
    for (const one of [bytes, bytes.subarray(100)]) expect(await kindOf(one)).toMatchObject({ kind: 'VIDEO', type: 'video/mpeg' });
  });

  it('is no video of packets where the mark stands by accident', async () => {
    expect(await kindOf(Buffer.alloc(4096, 'G'))).toBeUndefined();
    const marked = Buffer.alloc(4096);
    for (let at = 0; at < 3 * 188; at += 188) marked.write('G\0\0\x10', at, 'latin1');
    expect(await kindOf(marked)).toBeUndefined();
  });

  it('is a photograph, or nothing that we know', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      expect(await kindOf(await drawPhoto({ seed: 1, format, width: 48, height: 32 }))).toMatchObject({ kind: 'IMAGE', type: `image/${format}` });
    }
    for (const bytes of ['', '\0\0\0\x18ftyp', 'Dear diary, this is not a picture.']) expect(await kindOf(Buffer.from(bytes))).toBeUndefined();
  });

  it.each(['<!doctype html>', '<svg xmlns="http://www.w3.org/2000/svg">', 'GIF89a=1;', '%PDF-1.4\n', 'PK\x03\x04', 'MZ\x90\0', '#!/bin/sh\n'])(
    'is none of ours where it begins as %j, although a photograph follows',
    async (beginning) => {
      const photo = await drawPhoto({ seed: 1, width: 48, height: 32 });
      expect(await kindOf(Buffer.concat([Buffer.from(beginning, 'latin1'), photo]))).toBeUndefined();
    },
  );
});
