import type { Video } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, feedOf, film, heartOf, noComments, noHearts, photo, profileOf } from '../../../../testing/family.ts';
import { breakOff } from '../../../../testing/films.ts';
import { pageOf } from '../../../../testing/paging.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';

const notReady: Partial<Video> = { status: 'PROCESSING', filePath: '', sources: [], duration: 0, width: 0, height: 0 };
const posts = [photo('p1', ben), film('v1', ben), film('v2', ben), photo('p2', ben)];
const postOf = (id: unknown) => {
  const post = posts.find(({ _id }) => _id === id);
  return post ? { post } : refuse(404);
};
const answers: Routes = {
  'POST /api/profile/find-media-byfamily': feedOf([ben, ...posts]),
  'POST /api/post/allposts-by-id': { posts, total: posts.length },
  'POST /api/video/latestVideoQueryList': { videos: [] },
  'POST /api/post/image-post-byid': ({ imageId }) => postOf(imageId),
  'POST /api/post/video-post-byid': ({ videoId }) => postOf(videoId),
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/video/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
  'POST /api/comment/getComments': noComments,
  'POST /api/video/watched': {},
};

/** Opens one from the home feed and shows it on the full screen. */
async function onTheWholeScreen(name: string, more: Routes = {}) {
  const visited = visit('/home', { ...answers, ...more });
  await visited.user.click(await screen.findByRole('link', { name: new RegExp(name) }));
  await visited.user.click(await screen.findByRole('button', { name: 'Open full screen' }));
  return { ...visited, viewer: within(await screen.findByRole('dialog', { name })) };
}
async function onItsPage(more: Routes = {}) {
  const visited = visit('/video/v1', { ...answers, ...more });
  await screen.findByLabelText('Film v1');
  return visited;
}
const filmOf = (id: string) => screen.getByLabelText(`Film ${id}`, { selector: 'video' });
/** All films of the page: those with a source are loaded. */
const films = () => [...document.querySelectorAll('video')];
const button = (name: string) => screen.getByRole('button', { name });
const isPlaying = () => films().map(({ paused }) => !paused);
const seekBar = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Place in the video' });

function drag(over: Element, { across = 0, down = 0 }: { across?: number; down?: number }) {
  fireEvent.pointerDown(over, { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(over, { pointerType: 'touch', isPrimary: true, clientX: 200 + across, clientY: 200 + down });
}

describe('on its page a film', () => {
  it('plays and pauses, has its sound taken and given back, and is led to a place', async () => {
    const { user } = await onItsPage();
    await user.click(button('Play'));
    expect(isPlaying()).toEqual([true]);
    expect(document.querySelector('.stage .poster')?.className).toContain('played');
    await user.click(button('Mute'));
    expect(films()[0]?.muted).toBe(true);
    await user.click(button('Unmute'));
    expect(films()[0]?.muted).toBe(false);
    fireEvent.change(seekBar(), { target: { value: '42' } });
    expect([films()[0]?.currentTime, seekBar().getAttribute('aria-valuetext')]).toEqual([42, '0:42 of 1:05']);
    await user.click(button('Pause'));
    expect(isPlaying()).toEqual([false]);
  });

  it('is played by a press on it; a finger that finds its controls gone has them back first', async () => {
    const { user } = await onItsPage();
    const [shown] = films();
    if (!shown) throw new Error('no film');
    await user.click(shown);
    expect(isPlaying()).toEqual([true]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Video controls' }).className).toContain('resting'));
    fireEvent.pointerDown(shown, { pointerType: 'touch', isPrimary: true });
    fireEvent.click(shown);
    expect(isPlaying()).toEqual([true]);
    expect(screen.getByRole('group', { name: 'Video controls' }).className).not.toContain('resting');
    fireEvent.pointerDown(shown, { pointerType: 'touch', isPrimary: true });
    fireEvent.click(shown);
    expect(isPlaying()).toEqual([false]);
  });

  it('that breaks off leaves who is at its controls at the button that tries it again, and that at its controls', async () => {
    const { user } = await onItsPage();
    await user.click(seekBar());
    breakOff(filmOf('v1'));
    expect(document.activeElement).toBe(button('Try again'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Play'));
    await user.click(button('Open full screen'));
    const viewer = within(await screen.findByRole('dialog', { name: 'Film v1' }));
    viewer.getByRole('button', { name: 'Mute' }).focus();
    breakOff(filmOf('v1'));
    expect(document.activeElement).toBe(viewer.getByRole('button', { name: 'Try again' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(viewer.getByRole('button', { name: 'Play' }));
  });

  it('that breaks off takes no focus from elsewhere', async () => {
    await onItsPage();
    button('Open full screen').focus();
    breakOff(filmOf('v1'));
    expect(document.activeElement).toBe(button('Open full screen'));
  });

  it('leaves the keys of the page alone', async () => {
    const { user } = await onItsPage();
    await user.keyboard(' m');
    expect([isPlaying(), films()[0]?.muted]).toEqual([[false], false]);
  });

  it('goes on where it was when it takes the whole screen, and is told as watched once', async () => {
    const { user, server } = await onItsPage();
    await user.click(button('Play'));
    fireEvent.change(seekBar(), { target: { value: '42' } });
    await user.click(button('Open full screen'));
    const viewer = within(await screen.findByRole('dialog', { name: 'Film v1' }));
    expect(films()).toEqual([viewer.getByLabelText('Film v1')]);
    expect([isPlaying(), films()[0]?.currentTime]).toEqual([[true], 42]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([isPlaying(), films()[0]?.currentTime]).toEqual([[true], 42]);
    expect(server.to('POST /api/video/watched')).toHaveLength(1);
  });
});

describe('a list of photographs and videos', () => {
  it('is gone through in its order on the page, by buttons and by keys, and both are counted', async () => {
    const { user, where } = visit('/home', answers);
    await user.click(await screen.findByRole('link', { name: /Photo p1/ }));
    await screen.findByText('Photo 1 of 4');
    await user.click(button('Next'));
    await screen.findByText('Video 2 of 4');
    expect(document.activeElement).toBe(button('Next'));
    await user.keyboard('{ArrowRight}');
    await screen.findByText('Video 3 of 4');
    await user.keyboard('{ArrowRight}');
    await screen.findByText('Photo 4 of 4');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(where()).toBe('/video/v2'));
  });

  it('is gone through on the whole screen, which stays, and closing stays at what was shown last', async () => {
    const { user, where, viewer } = await onTheWholeScreen('Photo p1');
    const dialog = screen.getByRole('dialog');
    for (const name of ['Film v1', 'Film v2', 'Photo p2']) {
      await user.click(viewer.getByRole('button', { name: 'Next' }));
      await screen.findByRole('dialog', { name });
    }
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'Film v2' })).toBe(dialog);
    viewer.getByText('ben · Nov 20, 2026 · 3 of 4');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/video/v2');
    await waitFor(() => expect(document.activeElement).toBe(button('Open full screen')));
  });

  it('loads the film that is shown alone, plays none by itself, and stops one when one goes on', async () => {
    const { user, viewer } = await onTheWholeScreen('Film v1');
    expect(films().map((shown) => [shown.getAttribute('src'), shown.paused])).toEqual([['/storage/v1/1600.mp4', true]]);
    const [first] = films();
    await user.click(viewer.getByRole('button', { name: 'Play' }));
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Film v2' });
    expect([first?.paused, first?.hasAttribute('src')]).toEqual([true, false]);
    expect(films().map((shown) => [shown.getAttribute('src'), shown.paused])).toEqual([['/storage/v2/1600.mp4', true]]);
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Film v1' });
    expect([isPlaying(), films()[0]?.currentTime]).toEqual([[false], 0]);
  });

  it('is that of a library, too, where it goes on', async () => {
    const mine = [...['a', 'b', 'c'].map((id) => photo(id, anna)), film('d', anna), film('e', anna), photo('f', anna)];
    const { user, where } = visit('/my-profile', {
      ...answers,
      'POST /api/profile/get-my-profile': (asked) => {
        const { entries, ...part } = pageOf(mine, asked);
        return profileOf(anna, entries, part);
      },
      'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), anna) }),
      'POST /api/post/video-post-byid': ({ videoId }) => ({ post: film(String(videoId), anna) }),
    });
    await user.click(await screen.findByRole('link', { name: /Photo c/ }));
    for (const path of ['/video/d', '/video/e', '/image/f']) {
      await waitFor(() => expect(button('Next').getAttribute('aria-disabled')).toBe('false'));
      await user.click(button('Next'));
      await waitFor(() => expect(where()).toBe(path));
    }
    await screen.findByText('Photo 6 of 6');
  });
});

describe('on the whole screen a film', () => {
  it('is played by the space bar, and without sound by m, wherever they do nothing else', async () => {
    const { user } = await onTheWholeScreen('Photo p1');
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Film v1' });
    await user.keyboard(' ');
    expect(isPlaying()).toEqual([true]);
    await user.keyboard(' m');
    expect([isPlaying(), films()[0]?.muted]).toEqual([[false], true]);
    // The button handles the key itself, once.
    button('Play').focus();
    await user.keyboard(' ');
    expect(isPlaying()).toEqual([true]);
  });

  it('keeps the arrow keys that lead through it', async () => {
    const { user } = await onTheWholeScreen('Film v1');
    seekBar().focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'Film v1' })).not.toBeNull();
    await user.keyboard(' ');
    expect(isPlaying()).toEqual([true]);
    button('Pause').focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Film v2' });
  });

  it('is swiped to the next and drawn away down by a finger on it, not on its controls', async () => {
    await onTheWholeScreen('Film v1');
    drag(seekBar(), { across: -90 });
    drag(seekBar(), { down: 200 });
    expect(screen.getByRole('dialog', { name: 'Film v1' })).not.toBeNull();
    drag(filmOf('v1'), { across: -90 });
    await screen.findByRole('dialog', { name: 'Film v2' });
    drag(filmOf('v2'), { down: 200 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes a heart of its own', async () => {
    const { user, server, viewer } = await onTheWholeScreen('Film v1', { 'POST /api/video/addVideoReaction': { reactionData: heartOf(anna) } });
    await user.click(await viewer.findByRole('button', { name: /^Love: 0/ }));
    await waitFor(() => expect(server.to('POST /api/video/addVideoReaction')).toMatchObject([{ body: { videoId: 'v1' } }]));
  });

  it('that does not come is told, and can be tried again', async () => {
    const { user, viewer } = await onTheWholeScreen('Film v1');
    fireEvent.error(filmOf('v1'));
    viewer.getByText('An error occurred while loading the video.');
    expect([films(), viewer.queryByRole('slider')]).toEqual([[], null]);
    await user.click(viewer.getByRole('button', { name: 'Try again' }));
    expect(films()[0]?.getAttribute('src')).toBe('/storage/v1/1600.mp4');
  });

  it('that breaks off goes on from there when it is tried again, without its sound where it had none', async () => {
    const { user, viewer } = await onTheWholeScreen('Film v1');
    await user.keyboard(' m');
    fireEvent.change(seekBar(), { target: { value: '42' } });
    for (const _twice of [1, 2]) {
      breakOff(filmOf('v1'));
      expect(films()).toEqual([]);
      await user.click(viewer.getByRole('button', { name: 'Try again' }));
      expect(films().map(({ currentTime, paused, muted }) => [currentTime, paused, muted])).toEqual([[42, false, true]]);
    }
    expect(seekBar().value).toBe('42');
  });

  it('that did not come before it was played waits for that when it is tried again', async () => {
    const { user, viewer } = await onTheWholeScreen('Film v1');
    breakOff(filmOf('v1'));
    await user.click(viewer.getByRole('button', { name: 'Try again' }));
    expect(films().map(({ currentTime, paused }) => [currentTime, paused])).toEqual([[0, true]]);
  });

  it.each([
    ['PROCESSING', 'This video is being made ready. It will play here by itself.'],
    ['FAILED', 'This video could not be prepared. The original is safe.'],
  ] as const)('that is %s shows its poster and says so, and one can go on', async (status, words) => {
    const { user, viewer } = await onTheWholeScreen('Photo p1', {
      'POST /api/post/video-post-byid': ({ videoId }) => ({ post: film(String(videoId), ben, { ...notReady, status }) }),
    });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Film v1' });
    viewer.getByText(words);
    expect(viewer.getByRole('img', { name: 'Film v1' }).getAttribute('src')).toBe('/storage/v1/400');
    expect([films(), viewer.queryByRole('button', { name: 'Play' })]).toEqual([[], null]);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Photo p2' });
  });
});
