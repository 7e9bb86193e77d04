// Storage keys: media and transcoding both make them. A key is a name and gives no right.
//   incoming/{upload}/{item}          as posted; never served
//   original/{owner}/{item}           checked, byte for byte
//   rendition/{owner}/{item}/{name}   made from it by transcoding

/** Under this path of the site stands what is under a key, for who may have it. */
export const storagePath = '/storage/';

export const incomingPrefix = 'incoming/';

export type MediaKey = { area: 'incoming'; upload: string; item: string } | { area: 'original' | 'rendition'; owner: string; item: string };

export function incomingKey(upload: string, item: string): string {
  return `${incomingPrefix}${upload}/${item}`;
}

export function originalKey(owner: string, item: string): string {
  return `original/${owner}/${item}`;
}

export function renditionKey(owner: string, item: string, name: string): string {
  return `rendition/${owner}/${item}/${name}`;
}

/** What a key of ours says; `undefined` for any other text. */
export function readKey(key: string): MediaKey | undefined {
  const [area, within, item, name, more] = key.split('/');
  if (!within || !item || more !== undefined) return undefined;
  if (area === 'incoming' && name === undefined) return { area, upload: within, item };
  if (area === 'original' && name === undefined) return { area, owner: within, item };
  if (area === 'rendition' && name) return { area, owner: within, item };
  return undefined;
}
