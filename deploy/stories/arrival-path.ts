// Anna uploads a photograph to be published on arrival, without a later request.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { type OpenUploadAnswer, postFile } from '@kloak/proto/client/upload.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import { allowRefusal, me, type Person, untilRendered, uploader } from './people.ts';
import { persistCall, takeOverSeconds } from './persist.ts';

type ArrivalPath = { anna: Person; photo: FormFile; opened?: OpenUploadAnswer };

export async function sendArriving(path: ArrivalPath): Promise<void> {
  const { anna } = path;
  const photo = { fileName: 'IMG_0002.JPG', type: 'image/jpeg', bytes: await drawPhoto({ seed: Math.random() }) };
  const imageData = [{ fileName: photo.fileName, fileSize: photo.bytes.length, type: photo.type, title: 'First words' }];
  const said = { imageData, privacy: 'PRIVATE', album: 'Firsts', profileId: me(anna) } as const;
  const opened = await persistCall(anna.visitor, 'POST /api/image/uploadImages', said, `arriving-${anna.name}`);
  await postFile(uploader(anna), opened, photo);
  path.photo = photo;
  path.opened = opened;
}

/** The post exists exactly once, in spite of killed processes. */
export async function findArrived({ anna, opened, photo }: ArrivalPath): Promise<void> {
  const own = () => persistCall(anna.visitor, 'POST /api/post/post-by-id', { profileId: me(anna) });
  const _id = await untilFound('its post', async () => (await own()).posts[0]?._id, takeOverSeconds);
  const albumId = await untilFound('its album', async () => (await untilRendered(anna, _id)).image?.album, takeOverSeconds);
  expect((await own()).posts).toMatchObject([{ _id: opened?.allPosts[0]?._id, title: 'First words', image: { privacy: 'PRIVATE' } }]);
  // A photograph may list its album a moment before the album exists in the view.
  const held = () => persistCall(anna.visitor, 'POST /api/post/posts-by-album', { albumId, profileId: me(anna) }).catch(allowRefusal(404));
  const isHeld = async () => ((await held())?.total ? held() : undefined);
  const album = await untilFound('it to be in its album', isHeld, takeOverSeconds);
  expect(album).toMatchObject({ total: 1, album: { name: 'Firsts' } });
  const used = async () => (await persistCall(anna.visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) })).dataUsage.currentUsage;
  await untilFound('its bytes to be used', async () => ((await used()) === photo.bytes.length ? photo : undefined), takeOverSeconds);
}
