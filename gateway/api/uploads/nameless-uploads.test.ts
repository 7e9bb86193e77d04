import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { loadServices } from '../../../deploy/services.ts';
import { postAll } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let carl: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  carl = await vault.join('carl');
});
afterAll(() => vault.close());

const png = (seed: number) => drawPhoto({ seed, format: 'png' });
const imageOf = async (imageId = '') => (await carl.call('POST /api/post/image-post-byid', { imageId, profileId: carl.id })).post;

describe('what neither its name nor its type tells', () => {
  const open = async (call: 'POST /api/upload/uploadFilesV2' | 'POST /api/post/uploadAll', files: readonly (readonly [Buffer, string | undefined])[]) => {
    const allFiles = files.map(([bytes, type], index) => ({ fileName: `100001234${index}`, fileSize: bytes.length, ...(type !== undefined && { type }) }));
    const said = call === 'POST /api/post/uploadAll' ? { mediaData: { privacy: 'PRIVATE' as const } } : {};
    const opened = await carl.call(call, { allFiles, ...said, profileId: carl.id });
    await postAll(
      vault,
      carl,
      opened.promises,
      files.map(([bytes]) => bytes),
    );
    return opened;
  };

  it('is what its bytes are, at each door', async () => {
    const [film, tape, heic] = [await drawVideo({ fileName: 'a.mov' }), await drawVideo({ fileName: 'a.mpeg' }), heicFile({ tiles: [tiles.red, tiles.blue] })];
    const files = [
      [await drawPhoto({ seed: 70 }), undefined],
      [await png(71), 'application/octet-stream'],
      [heic, ''],
      [film, 'application/octet-stream'],
      [tape, undefined],
    ] as const;
    const opened = await open('POST /api/upload/uploadFilesV2', files);
    const { posts } = await carl.call('POST /api/upload/updateAll', { mediaData: { privacy: 'PRIVATE' }, allPosts: opened.allPosts, profileId: carl.id });
    await vault.harness.settled();
    expect(posts.map(({ image, video }) => (image ?? video)?.type)).toEqual(['image/jpeg', 'image/png', 'image/heic', 'video/quicktime', 'video/mpeg']);
    for (const { _id } of posts.slice(0, 3)) expect((await imageOf(_id)).image?.status).toBe('READY');
    for (const { _id } of posts.slice(3)) {
      await untilFound('it plays', async () => {
        const { post } = await carl.call('POST /api/post/video-post-byid', { videoId: _id, profileId: carl.id });
        return post.video?.status === 'READY' ? post : undefined;
      });
    }
    const all = await open('POST /api/post/uploadAll', [[await png(72), 'binary/octet-stream']]);
    expect(await imageOf(all.allPosts[0]?._id)).toMatchObject({ image: { status: 'READY', type: 'image/png' } });
  });

  it('is refused once its bytes are of no kind that is taken', async () => {
    const opened = await open('POST /api/upload/uploadFilesV2', [[Buffer.from('Dear diary '.repeat(30)), undefined]]);
    expect(
      await carl.send('/api/upload/updateAll', { body: { mediaData: { privacy: 'PRIVATE' }, allPosts: opened.allPosts, profileId: carl.id } }),
    ).toMatchObject({ status: 415 });
  });
});
