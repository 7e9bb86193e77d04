import { partsStorage } from '../../testing/parts-storage.ts';
import { sendFile } from './send-file.ts';

const film = new File([new Uint8Array(25)], 'film.mp4');
const resumable = { url: '/storage/resumable/u/1', partSize: 10 };
const form = { fileName: 'film.mp4', key: 'original/1', url: '/storage', fields: {}, resumable };
const { signal } = new AbortController();

async function send(file = film) {
  const percents: number[] = [];
  await sendFile({ form, file, signal, onProgress: (percent) => percents.push(percent) });
  return percents;
}

test('a file that is larger than a part is sent in parts, with its progress as a whole', async () => {
  const storage = partsStorage(() => undefined);
  expect(await send()).toEqual([20, 60, 90]);
  expect(storage.heads).toEqual([resumable.url]);
  expect(storage.parts).toEqual([
    { offset: 0, size: 10 },
    { offset: 10, size: 10 },
    { offset: 20, size: 5 },
  ]);
});

test('after a cut it continues where the stored bytes end', async () => {
  const storage = partsStorage((nth) => (nth === 2 ? { status: 0, keeps: 3 } : undefined));
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'storage' });
  await send();
  expect(storage.parts.slice(2)).toEqual([
    { offset: 13, size: 10 },
    { offset: 23, size: 2 },
  ]);
  await send();
  expect([storage.parts.length, storage.heads.length]).toEqual([4, 3]);
});

test('it follows the offset of the server, and gives up when that never agrees', async () => {
  const storage = partsStorage((nth) => (nth === 2 ? { status: 409, keeps: 4 } : undefined));
  await send();
  expect(storage.parts.map(({ offset }) => offset)).toEqual([0, 10, 14, 24]);
  const moving = partsStorage(() => ({ status: 409 }));
  await expect(send()).rejects.toMatchObject({ status: 409 });
  expect(moving.parts).toHaveLength(4);
});

test('an upload that is over, or a cancelled one, ends at once', async () => {
  const storage = partsStorage(() => ({ status: 410 }));
  await expect(send()).rejects.toMatchObject({ status: 410, code: 'storage' });
  expect(storage.parts).toHaveLength(1);
  const over = AbortSignal.abort();
  await expect(sendFile({ form, file: film, signal: over, onProgress: () => undefined })).rejects.toMatchObject({ name: 'AbortError' });
});
