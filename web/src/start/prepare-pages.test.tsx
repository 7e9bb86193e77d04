import { screenParts } from '../app/screen-parts.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { preparePages } from './prepare-pages.tsx';

test('a screen whose code cannot be loaded fails the build by its name, instead of being prepared as a spinner', async () => {
  const lost = new Error('lost');
  const part = lazyPart<object>(() => Promise.reject(lost));
  const parts = screenParts.map((one) => (one.screen.path === '/photos' ? { ...one, part } : one));
  await expect(preparePages(parts)).rejects.toMatchObject({ message: 'cannot load /photos', cause: lost });
});
