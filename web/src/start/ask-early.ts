import { defaultGroupPostsPerPage } from '@kloak/proto/rules/group-posts.ts';
import { newestIn } from '../features/groups/newest-in.ts';
import { memoryRequest, todayOf } from '../features/home/memory-request.ts';
import { fetchEarly, onEarlyAuth } from '../lib/early-answers.ts';
import { albumsPerPage, libraryPerPage, storiesPerPage } from '../posts/data/first-pages.ts';
import { newestSizes } from '../posts/grid-sizes.ts';
import { itemOf } from '../posts/item.ts';
import { drawBanner, drawGroupName, drawPicture, drawStories, preloadPictures } from './early-picture.ts';

/** The member of this page, and the id in its address. */
type Address = { readonly profileId: string; readonly id: string };

/** Cards of a relative that a phone shows without scrolling. */
const newestShown = 2;

/** First requests of each prepared screen, by the first part of its address. Each body must equal the screen's own, or the request is repeated. */
const requests: Readonly<Record<string, (address: Address) => void>> = {
  home({ profileId }) {
    fetchEarly('POST /api/profile/stories', { profileId, perPage: storiesPerPage }, ({ stories }) => {
      void drawStories(stories);
      // Its first question for the time zone takes a phone 100 ms: after the first picture.
      setTimeout(() => fetchEarly('POST /api/library/on-this-day', memoryRequest(profileId, todayOf(new Date())), () => {}));
    });
    fetchEarly('POST /api/profile/find-media-byfamily', { profileId }, ({ profiles: [relative] }) => {
      void preloadPictures(relative?.posts.slice(0, newestShown) ?? [], newestSizes);
    });
  },
  image: ({ profileId, id }) => fetchEarly('POST /api/post/image-post-byid', { imageId: id, profileId }, ({ post }) => drawPicture(post)),
  video: ({ profileId, id }) => fetchEarly('POST /api/post/video-post-byid', { videoId: id, profileId }, ({ post }) => drawPicture(post)),
  groups: ({ profileId }) =>
    fetchEarly('POST /api/groups/groups-by-profile', { profileId }, ({ groupInvites, myGroups: [group] }) => {
      // Invites are listed above the groups, and take the picture's place.
      if (group && groupInvites.length === 0) drawBanner(group, group.newest && itemOf(group.newest));
    }),
  group: ({ profileId, id }) =>
    fetchEarly('POST /api/groups/group-by-id', { groupId: id, profileId, perPage: defaultGroupPostsPerPage }, ({ group, posts }) => {
      drawGroupName(group);
      drawBanner(group, newestIn(posts));
    }),
  'upgrade-store'({ profileId }) {
    fetchEarly('GET /api/stripe/retrieve-products', {}, () => {});
    fetchEarly('POST /api/stripe/subscription', { profileId }, () => {});
    fetchEarly('POST /api/users/getDataUsage', { profileId }, () => {});
  },
  'my-profile'({ profileId }) {
    fetchEarly('POST /api/image/my-albums', { profileId, perPage: albumsPerPage }, ({ albums: [album] }) => drawPicture(album?.cover));
    // Another order or category is a separate list, which is not requested early.
    if (location.search !== '') return;
    onEarlyAuth((auth) => {
      if (!auth.isAuth) return;
      fetchEarly('POST /api/profile/get-my-profile', { username: auth.username, perPage: libraryPerPage }, ({ profile }) => drawPicture(profile.posts[0]));
    });
  },
};

/**
 * Sends the first requests of the screen at this address, and renders its first picture at its final place, without waiting for the app. No-op if
 * `before-paint.js` found no member.
 */
export function askEarly(): void {
  if (!globalThis.kloakAsked) return;
  const [, screen = '', id = ''] = location.pathname.split('/');
  requests[screen]?.({ profileId: localStorage.getItem('kloak-user-id') ?? '', id });
}
