// Storage keys: services and the gateway make them alike. A key is a name and gives no right.
//   incoming/{upload}/{item}          as posted; never served
//   incoming/{upload}/{item}.preview  a preview as the page made it; never served
//   original/{owner}/{item}           checked, byte for byte
//   rendition/{owner}/{item}/{name}   made from it by transcoding
//   export/{owner}/{export}/{part}/{piece}  of which files a part of an export consists, with the texts among them; never served
//   incoming-avatar/{account}/{id}    as posted; never served
//   avatar/{account}/{id}.webp        made from it by transcoding, for whoever is signed in
//   group-banner/{chooser}/{id}/{size}.webp  made by transcoding from an image of the chooser's, for who may see the group

/** Under this path of the site stands what is under a key, for who may have it. */
export const storagePath = '/storage/';

export const incomingPrefix = 'incoming/';

export type MediaKey =
  | { area: 'incoming' | 'incoming-preview'; upload: string; item: string }
  | { area: 'original' | 'rendition'; owner: string; item: string };

export function incomingKey(upload: string, item: string): string {
  return `${incomingPrefix}${upload}/${item}`;
}

const previewSuffix = '.preview';

export function incomingPreviewKey(upload: string, item: string): string {
  return incomingKey(upload, item) + previewSuffix;
}

export function originalKey(owner: string, item: string): string {
  return `original/${owner}/${item}`;
}

export function renditionKey(owner: string, item: string, name: string): string {
  return `rendition/${owner}/${item}/${name}`;
}

/** What the keys of all photographs and videos of a member begin with, checked and made, and those of exports; what is still to be checked goes by itself. */
export const libraryPrefixesOf = (owner: string): readonly string[] => [`original/${owner}/`, `rendition/${owner}/`, `export/${owner}/`];

/** What all keys of an export begin with. */
export const exportPrefix = (owner: string, id: string): string => `export/${owner}/${id}/`;

/** `part` and `piece` count from 1. */
export const exportPieceKey = (owner: string, id: string, part: number, piece: number): string => `${exportPrefix(owner, id)}${part}/${piece}.json`;

/** The lines that a piece adds to the manifest of its part. */
export const exportSumsKey = (owner: string, id: string, part: number, piece: number): string => `${exportPrefix(owner, id)}${part}/${piece}.sha256`;

/** The manifest of a whole part. */
export const exportManifestKey = (owner: string, id: string, part: number): string => `${exportPrefix(owner, id)}${part}/manifest.sha256`;

/** Where the preview of a page stands when it is checked; the renditions take its place. */
export function previewKey(owner: string, item: string): string {
  return renditionKey(owner, item, 'preview.webp');
}

/** What a key of ours says; `undefined` for any other text. */
export function readKey(key: string): MediaKey | undefined {
  const [area, within, item, name, more] = key.split('/');
  if (!within || !item || more !== undefined) return undefined;
  if (area === 'incoming' && name === undefined) {
    if (!item.endsWith(previewSuffix)) return { area, upload: within, item };
    return { area: 'incoming-preview', upload: within, item: item.slice(0, -previewSuffix.length) };
  }
  if (area === 'original' && name === undefined) return { area, owner: within, item };
  if (area === 'rendition' && name) return { area, owner: within, item };
  return undefined;
}

export const incomingAvatarPrefix = 'incoming-avatar/';

export function incomingAvatarKey(account: string, avatar: string): string {
  return `${incomingAvatarPrefix}${account}/${avatar}`;
}

export function avatarKey(account: string, avatar: string): string {
  return `avatar/${account}/${avatar}.webp`;
}

/** What the keys of all pictures of a member begin with, those that were posted and those that were made. */
export const avatarPrefixesOf = (account: string): readonly string[] => [`${incomingAvatarPrefix}${account}/`, `avatar/${account}/`];

/** Whose picture an incoming key of ours names. */
export function readIncomingAvatarKey(key: string): { account: string; avatar: string } | undefined {
  const [area, account, avatar, more] = key.split('/');
  return `${area}/` === incomingAvatarPrefix && account && avatar && more === undefined ? { account, avatar } : undefined;
}

// [Note: Whose a banner is] The picture of a group is a copy, so that the image it was made of stays private and may be deleted. It is sealed under the key of
// who chose it, not one of the group: whoever is erased takes their own pictures along, out of every backup too. Its address names the group instead, so that
// nobody learns from it who chose it.

/** Pixels across: over the whole page of the group, and on a card. */
export const bannerWidthsPx = { wide: 1600, thumb: 640 } as const;
export type BannerSize = keyof typeof bannerWidthsPx;
export const bannerSizes: readonly BannerSize[] = ['wide', 'thumb'];

export function bannerKey({ by, id }: { by: string; id: string }, size: BannerSize): string {
  return `group-banner/${by}/${id}/${size}.webp`;
}

export const bannerKeysOf = (banner: { by: string; id: string }): string[] => bannerSizes.map((size) => bannerKey(banner, size));

/** What the keys of all pictures of groups begin with that somebody chose. */
export const bannerPrefixesOf = (chooser: string): readonly string[] => [`group-banner/${chooser}/`];

/** Root-relative URL of a picture of a group. */
export const bannerUrl = (group: string, banner: string, size: BannerSize): string => `${storagePath}group-banner/${group}/${banner}/${size}.webp`;
