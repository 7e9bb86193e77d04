// Runs in home alone, after `before-paint.js`, which knows whether somebody is there: the feed does not wait for the app either; `lib/asked-early.ts` hands it over.
if (globalThis.kloakAsked) {
  const path = '/api/profile/find-media-byfamily';
  const body = JSON.stringify({ profileId: localStorage.getItem('kloak-user-id') });
  const feed = fetch(path, { method: 'POST', headers: { Accept: 'application/json', 'Content-Type': 'application/json' }, body });
  globalThis.kloakAsked[`POST ${path} ${body}`] = feed;
  // The first picture is the largest: it has the line before the app asks for the others. `ui/picture.tsx` asks for it in the same words.
  const askFirstPicture = ({ profiles = [] }) => {
    const post = profiles.find(({ posts }) => posts.length > 0)?.posts[0];
    const set = (post?.image ?? post?.video)?.sources.filter(({ type }) => type === 'image/webp').map(({ url, width }) => `${url} ${width}w`);
    const sizes = document.querySelector('[data-newest]')?.dataset.newest;
    if (!sizes || !set?.length) return;
    const link = { rel: 'preload', as: 'image', type: 'image/webp', fetchPriority: 'high', imageSrcset: set.join(', '), imageSizes: sizes };
    document.head.append(Object.assign(document.createElement('link'), link));
  };
  // If it fails that is told of where it is taken.
  feed.then((answer) => answer.clone().json().then(askFirstPicture)).catch(() => {});
}
