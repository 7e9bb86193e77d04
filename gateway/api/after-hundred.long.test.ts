import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import { loadServices } from '../../deploy/services.ts';
import { startVault } from '../testing/vault.ts';

const draw = async (seed: number) => ({ fileName: `${seed}.png`, type: 'image/png', bytes: await drawPhoto({ seed, format: 'png', width: 40, height: 30 }) });

it('who has published a hundred at once goes on uploading, though all of them are still being charged', async () => {
  await using opened = new AsyncDisposableStack();
  const vault = await startVault(await loadServices());
  opened.defer(() => vault.close());
  const anna = await vault.join('anna');
  for (const first of [0, 100]) {
    const files = await Promise.all(Array.from({ length: 100 }, (_, at) => draw(first + at)));
    const upload = await openUpload(anna, files);
    for (const file of files) await postFile(anna, upload, file);
    expect(await publishAll(anna, upload, { privacy: 'PRIVATE' })).toHaveLength(100);
    for (let at = 0; at < 10; at += 1) expect((await openUpload(anna, [await draw(1000 + first + at)])).promises).toHaveLength(1);
  }
});
