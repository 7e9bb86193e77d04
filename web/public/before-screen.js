// Runs in the prepared pages of members, after `before-paint.js`, which knows whether somebody is there: what the screen asks first does not wait for the app either;
// `lib/asked-early.ts` hands it over. Each body is written as the screen writes it, or it is asked again.
if (globalThis.kloakAsked) {
  const profileId = localStorage.getItem('kloak-user-id');
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const ask = (path, fields, onAnswer) => {
    const body = JSON.stringify(fields);
    const asked = fetch(path, { method: 'POST', headers, body });
    globalThis.kloakAsked[`POST ${path} ${body}`] = asked;
    // If it fails that is told of where it is taken.
    asked.then((answer) => answer.clone().json().then(onAnswer)).catch(() => {});
  };
  const itemOf = (post) => post?.image ?? post?.video;
  const filesOf = (item) => item?.sources.flatMap(({ type, url, width }) => (type === 'image/webp' ? `${url} ${width}w` : [])).join(', ');
  // The first picture is drawn where it will stand, and has the line before the app asks for others. `ui/picture.tsx` asks for it in the same words.
  const drawPicture = (post) => {
    const item = itemOf(post);
    const srcset = filesOf(item);
    const place = document.querySelector('[data-prepared] [data-first-picture]');
    if (!place || !srcset) return;
    place.style.setProperty('--ratio', item.width / item.height || '');
    place.append(Object.assign(new Image(), { alt: '', fetchPriority: 'high', sizes: place.dataset.firstPicture, srcset }));
  };
  // Of the timeline the app alone knows the places. Its first row is on its way by then, about as wide as `features/timeline/timeline-cell.tsx` asks for it.
  const fetchCell = (post) => {
    const item = itemOf(post);
    const width = ((innerWidth < 640 ? 112 : 200) * item.width) / item.height;
    return Object.assign(new Image(), { sizes: `(min-resolution: 2.5dppx) ${width / 1.5}px, ${width}px`, srcset: filesOf(item) });
  };
  // The first chunk of `lib/chunks.ts`.
  const firstDays = (days) => {
    const first = [];
    let held = 0;
    for (const { day, count } of days) {
      if (first.length > 0 && (held + count > 100 || first.length === 100)) break;
      first.push(day);
      held += count;
    }
    return first;
  };
  const [, screen, id] = location.pathname.split('/');
  if (screen === 'home') {
    ask('/api/profile/find-media-byfamily', { profileId }, ({ profiles = [] }) => drawPicture(profiles.find(({ posts }) => posts.length > 0)?.posts[0]));
  } else if (screen === 'image') {
    ask('/api/post/image-post-byid', { imageId: id, profileId }, ({ post }) => drawPicture(post));
  } else if (screen === 'video') {
    ask('/api/post/video-post-byid', { videoId: id, profileId }, ({ post }) => drawPicture(post));
  } else if (screen === 'timeline' && !new URLSearchParams(location.search).has('order')) {
    ask('/api/library/days', { profileId }, ({ days = [] }) => {
      if (days.length === 0) return;
      ask('/api/library/posts-by-day', { profileId, days: firstDays(days), page: 0, perPage: 100 }, ({ posts = [] }) => {
        globalThis.kloakFetched = posts.slice(0, 3).map(fetchCell);
      });
    });
  }
}
