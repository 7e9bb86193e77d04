import { fetchEarly } from '../lib/asked-early.ts';
import { drawPicture } from './early-picture.ts';

/**
 * Asks what the screen at this address asks first, and draws its first picture where it will stand: neither waits for the app. Does nothing where
 * `before-paint.js` knows of nobody. Each body is written as the screen writes it, or it is asked again.
 */
export function askEarly(): void {
  if (!globalThis.kloakAsked) return;
  const profileId = localStorage.getItem('kloak-user-id') ?? '';
  const [, screen, id = ''] = location.pathname.split('/');
  if (screen === 'home')
    fetchEarly('POST /api/profile/find-media-byfamily', { profileId }, ({ profiles }) => drawPicture(profiles.find(({ posts }) => posts.length > 0)?.posts[0]));
  else if (screen === 'image') fetchEarly('POST /api/post/image-post-byid', { imageId: id, profileId }, ({ post }) => drawPicture(post));
  else if (screen === 'video') fetchEarly('POST /api/post/video-post-byid', { videoId: id, profileId }, ({ post }) => drawPicture(post));
}
