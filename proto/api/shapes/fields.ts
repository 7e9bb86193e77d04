// Fields that many bodies have.
import { z } from 'zod';
import { albumNameTooLong, maxAlbumNameCharacters } from '../../rules/albums.ts';
import { storagePath } from '../../rules/files/storage-keys.ts';
import { noPrivacy, privacies } from '../../rules/privacy.ts';
import { categories } from '../../rules/text/categories.ts';
import { isLongerThan } from '../../rules/text/characters.ts';
import type { Fault } from '../../rules/text/checked.ts';
import { descriptionTooLong, maxDescriptionCharacters, maxTitleCharacters, titleTooLong } from '../../rules/text/titles.ts';

/** Control characters other than tabs and line ends: nobody types them, and some databases and terminals choke on them. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Text as people write it. Lone surrogates are replaced and control characters removed, so that the stored text equals the returned one. `tooLong` is
 * the fault of a longer text.
 */
export const text = (maxCharacters: number, tooLong?: Fault) =>
  z
    .string()
    .refine((value) => !isLongerThan(value, maxCharacters), { abort: true, ...(tooLong && { error: tooLong.message, params: { code: tooLong.code } }) })
    .overwrite((value) => value.toWellFormed().replace(controls, ''))
    .meta({ maxLength: maxCharacters });

/** Texts of a post or an album by its owner. */
export const titleText = text(maxTitleCharacters, titleTooLong);
export const descriptionText = text(maxDescriptionCharacters, descriptionTooLong);
export const albumNameText = text(maxAlbumNameCharacters, albumNameTooLong);

/** The same, with something in it besides spaces. */
export const filledText = (maxCharacters: number) => text(maxCharacters).refine((value) => value.trim() !== '');

/** A password with any characters. */
export const secret = z
  .string()
  .max(1000)
  .overwrite((value) => value.toWellFormed());

/** An id in URLs and keys. */
export const plainId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
/** An id, or the thing itself with its `_id`. */
export const id = z.union([plainId, z.object({ _id: plainId })]).transform((value) => (typeof value === 'string' ? value : value._id));

/** The caller: any other id is refused, before the body's shape is checked. */
export const me = id.describe('The caller: an id or an object with `_id`.');
/** The same in a path, which has no objects. */
export const meInPath = plainId.describe('The caller.');

/** For the end of a body: unifies the item's field, which screens name differently. */
export const ofImage = <Fields extends { imageId: string }>({ imageId, ...others }: Fields) => ({ ...others, item: imageId });
export const ofGroupPost = <Fields extends { groupPostId: string }>({ groupPostId, ...others }: Fields) => ({ ...others, groupPost: groupPostId });
export const ofVideo = <Fields extends { videoId: string }>({ videoId, ...others }: Fields) => ({ ...others, item: videoId });

/** Digest of some bytes, in hex; read as lower case. */
export const sha256 = z
  .string()
  .regex(/^[0-9A-Fa-f]{64}$/)
  .overwrite((hex) => hex.toLowerCase());

export const privacy = z.enum(privacies, { error: noPrivacy.message });
export const category = z.enum(categories);

/** Syntax only: media decides if the key exists. */
export const storageKey = z.string().regex(/^[A-Za-z0-9._/-]{1,512}$/);

/** URL of a file, as in `filePath` and `thumbNail`; read as its key. */
export const storageUrl = z
  .string()
  .startsWith(storagePath)
  .transform((url) => url.slice(storagePath.length))
  .pipe(storageKey);
