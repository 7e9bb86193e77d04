import { fetchEarly } from '../lib/early-answers.ts';
import { storiesPerPage } from '../posts/data/stories-per-page.ts';
import { drawPicture, drawStory } from './early-picture.ts';

/**
 * Sends the first requests of the screen at this address, and renders its first picture at its final place, without waiting for the app. No-op if
 * `before-paint.js` found no member. Each body must equal the screen's own, or the request is repeated.
 */
export function askEarly(): void {
  if (!globalThis.kloakAsked) return;
  const profileId = localStorage.getItem('kloak-user-id') ?? '';
  const [, screen, id = ''] = location.pathname.split('/');
  if (screen === 'home') {
    fetchEarly('POST /api/profile/stories', { profileId, perPage: storiesPerPage }, ({ stories: [story] }) => drawStory(story?.posts ?? []));
    fetchEarly('POST /api/profile/find-media-byfamily', { profileId }, () => {});
  } else if (screen === 'image') fetchEarly('POST /api/post/image-post-byid', { imageId: id, profileId }, ({ post }) => drawPicture(post));
  else if (screen === 'video') fetchEarly('POST /api/post/video-post-byid', { videoId: id, profileId }, ({ post }) => drawPicture(post));
}
