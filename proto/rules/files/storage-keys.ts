// Storage keys, which services and the gateway build alike. A key is only a name and gives no access.
//   incoming/{upload}/{item}: the posted file; never served.
//   incoming/{upload}/{item}.preview: a preview that the page made; never served.
//   original/{owner}/{item}: the checked file, byte for byte.
//   rendition/{owner}/{item}/{name}: rendered from it by transcoding.
//   export/{owner}/{export}/{part}/{piece}: the files of an export's part, as a list and with texts; never served.
//   incoming-avatar/{account}/{id}: the posted picture; never served.
//   avatar/{account}/{id}.webp: rendered from it by transcoding, for every signed-in caller.
//   group-banner/{chooser}/{id}/{size}.webp: rendered by transcoding from the chooser's image, for callers who may see the group.

/** URL path under which the gateway serves the bytes of a key, for callers with access. */
export const storagePath = '/storage/';

/** Root-relative URL of a file that is sent in parts. */
export const resumablePath = (upload: string, item: string): string => `${storagePath}resumable/${upload}/${item}`;

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

/**
 * Prefixes of all keys of a member's photographs, videos and exports, originals and renditions. Incoming files are not among them: they expire by
 * themselves.
 */
export const libraryPrefixesOf = (owner: string): readonly string[] => [`original/${owner}/`, `rendition/${owner}/`, `export/${owner}/`];

/** Prefix of all keys of an export. */
export const exportPrefix = (owner: string, id: string): string => `export/${owner}/${id}/`;

/** `part` and `piece` count from 1. */
export const exportPieceKey = (owner: string, id: string, part: number, piece: number): string => `${exportPrefix(owner, id)}${part}/${piece}.json`;

/** The lines that a piece adds to the manifest of its part. */
export const exportSumsKey = (owner: string, id: string, part: number, piece: number): string => `${exportPrefix(owner, id)}${part}/${piece}.sha256`;

/** The manifest of a whole part. */
export const exportManifestKey = (owner: string, id: string, part: number): string => `${exportPrefix(owner, id)}${part}/manifest.sha256`;

/** Key of the checked preview that a page made; the renditions replace it. */
export function previewKey(owner: string, item: string): string {
  return renditionKey(owner, item, 'preview.webp');
}

/** Parses a key; `undefined` for any text of another form. */
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

/** Prefixes of all keys of a member's pictures, posted and rendered. */
export const avatarPrefixesOf = (account: string): readonly string[] => [`${incomingAvatarPrefix}${account}/`, `avatar/${account}/`];

/** Parses an incoming key of a picture; `undefined` for any text of another form. */
export function readIncomingAvatarKey(key: string): { account: string; avatar: string } | undefined {
  const [area, account, avatar, more] = key.split('/');
  return `${area}/` === incomingAvatarPrefix && account && avatar && more === undefined ? { account, avatar } : undefined;
}

// [Note: Owner of a banner] The picture of a group is a copy, so that its source image stays private and may be deleted. It is sealed under the key of
// the member who chose it: erasing a member also erases the pictures they chose, in every backup too. Its URL names the group instead, so that it does
// not reveal who chose it.

/** Pixels across: over the whole page of the group, and on a card. */
export const bannerWidthsPx = { wide: 1600, thumb: 640 } as const;
export type BannerSize = keyof typeof bannerWidthsPx;
export const bannerSizes: readonly BannerSize[] = ['wide', 'thumb'];

export function bannerKey({ by, id }: { by: string; id: string }, size: BannerSize): string {
  return `group-banner/${by}/${id}/${size}.webp`;
}

export const bannerKeysOf = (banner: { by: string; id: string }): string[] => bannerSizes.map((size) => bannerKey(banner, size));

/** Prefix of all keys of group pictures that a member chose. */
export const bannerPrefixesOf = (chooser: string): readonly string[] => [`group-banner/${chooser}/`];

/** Root-relative URL of a picture of a group. */
export const bannerUrl = (group: string, banner: string, size: BannerSize): string => `${storagePath}group-banner/${group}/${banner}/${size}.webp`;
