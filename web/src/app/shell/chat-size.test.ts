import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Limit in bytes for a page on which nobody opens the chat, as the specification says. */
const maxBytes = 3000;

/** Other code is loaded for other features anyway. */
const isOfChat = (path: string) =>
  /\/features\/chat\/|\/shell\/chat\.tsx$|\/(people\/(chat-place|to-send)|live\/(chat-presence|chat-message-bus))\.ts$/.test(path);

test('a page without the chat opened pays little for it: the bar, its badge, and what is not sent yet', async () => {
  const input = resolve(import.meta.dirname, 'chat.tsx');
  const bundle = await rolldown({
    input,
    platform: 'browser',
    plugins: [
      {
        name: 'chat-alone',
        resolveId(source, importer) {
          const isOwn = importer === undefined || (source.startsWith('.') && isOfChat(resolve(importer, '..', source)));
          return isOwn ? undefined : { id: source, external: true };
        },
        // Chunks that are loaded on demand do not count towards the page.
        resolveDynamicImport: (source) => (typeof source === 'string' ? { id: source, external: true } : undefined),
      },
    ],
  });
  // Tests run in a realm of their own, in which the bundler does not accept its default array for this option.
  const { output } = await bundle.generate({ minify: true, sourcemapIgnoreList: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  expect(moduleIds.map((id) => id.replace(/^.*\/web\/src\//, '')).toSorted()).toEqual([
    'app/shell/chat.tsx',
    'features/chat/compose/unsent.ts',
    'features/chat/unread-query.ts',
    'people/chat-place.ts',
  ]);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(maxBytes);
});
