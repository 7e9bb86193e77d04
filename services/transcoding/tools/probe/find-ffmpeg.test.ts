import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegFinder } from './find-ffmpeg.ts';

/** Script of a program that prints its version, and one that is killed before it does. */
const answer = (version: string, libraryMajor: number) => `echo "ffmpeg version ${version}"; echo "libavutil  ${libraryMajor}. 1.100"`;
const killed = 'kill -9 $$';

describe('the program that renders videos', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kloak-ffmpeg-'));
    path = join(folder, 'system');
    await write('packages', answer('4.1', 56));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function write(where: 'system' | 'packages', does: string): Promise<void> {
    await mkdir(join(folder, where), { recursive: true });
    for (const name of ['ffmpeg', 'ffprobe']) {
      await writeFile(join(folder, where, name), `#!/bin/sh\n${does}\n`);
      await chmod(join(folder, where, name), 0o700);
    }
  }
  const packages = async () => ({ ffmpeg: join(folder, 'packages', 'ffmpeg'), ffprobe: join(folder, 'packages', 'ffprobe') });
  const ofSystem = (version: string) => ({ ffmpeg: join(path, 'ffmpeg'), ffprobe: join(path, 'ffprobe'), origin: 'system', version });
  const ofPackages = { origin: 'package', version: '4.1' };

  it('is that of the system, where it is not too old, and is looked for once', async () => {
    await write('system', answer('7.1', 59));
    const find = ffmpegFinder({ path, packages });
    expect(await find()).toEqual(ofSystem('7.1'));
    await rm(path, { recursive: true });
    expect(await find()).toEqual(ofSystem('7.1'));
  });

  it.each([
    ['is too old', answer('4.4', 56)],
    ['cannot run', 'exit 127'],
    ['is not there', undefined],
  ])('is that of the packages where the one of the system %s', async (_what, does) => {
    if (does !== undefined) await write('system', does);
    const find = ffmpegFinder({ path, packages });
    expect(await find()).toMatchObject(ofPackages);
    await write('system', answer('7.1', 59));
    expect(await find()).toMatchObject(ofPackages);
  });

  it('is that of the packages for as long as the one of the system does not answer', async () => {
    await write('system', killed);
    const find = ffmpegFinder({ path, packages });
    expect(await find()).toMatchObject(ofPackages);
    expect(await find()).toMatchObject(ofPackages);
    await write('system', answer('7.1', 59));
    expect(await find()).toEqual(ofSystem('7.1'));
  });

  it('tells of which year it is, by its copyright', async () => {
    await write('system', `echo "ffmpeg version 7.1 Copyright (c) 2000-2024 the FFmpeg developers"; echo "libavutil  59. 1.100"`);
    expect(await ffmpegFinder({ path, packages })()).toEqual({ ...ofSystem('7.1'), year: 2024 });
  });

  it('is waited for where there is none', async () => {
    let isThere = false;
    const find = ffmpegFinder({ path, packages: () => (isThere ? packages() : Promise.reject(new Error('none for this machine'))) });
    await expect(find()).rejects.toMatchObject({ kind: 'unavailable', code: 'no-ffmpeg', cause: { message: 'none for this machine' } });
    await write('packages', killed);
    isThere = true;
    await expect(find()).rejects.toMatchObject({ kind: 'unavailable', code: 'no-ffmpeg' });
    await write('packages', answer('4.1', 56));
    expect(await find()).toMatchObject(ofPackages);
  });
});
