/** `Anna shared 40 photos`. */
export function storyWords(name: string, items: readonly { readonly isVideo: boolean }[]): string {
  const videos = items.filter(({ isVideo }) => isVideo).length;
  return `${name} shared ${thingsOf(items.length - videos, videos)}.`;
}

function thingsOf(photos: number, videos: number): string {
  if (photos === 0) return videos === 1 ? 'a video' : `${videos} videos`;
  if (videos === 0) return photos === 1 ? 'a photo' : `${photos} photos`;
  return `${photos + videos} photos and videos`;
}
