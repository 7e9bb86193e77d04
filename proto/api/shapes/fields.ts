// Fields that many bodies have.
import { z } from 'zod';
import { albumNameTooLong, maxAlbumNameCharacters } from '../../rules/albums.ts';
import { storagePath } from '../../rules/files/storage-keys.ts';
import { noPrivacy, privacies } from '../../rules/privacy.ts';
import { categories } from '../../rules/text/categories.ts';
import { isLongerThan } from '../../rules/text/characters.ts';
import type { Fault } from '../../rules/text/checked.ts';
import { descriptionTooLong, maxDescriptionCharacters, maxTitleCharacters, titleTooLong } from '../../rules/text/titles.ts';

/** What nobody types and some databases and terminals choke on: control characters, but for tabs and ends of lines. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Text as people write it; half characters are mended and control characters left out, so that what is stored is what is sent back. `tooLong` is what its
 * rule says of a longer one.
 */
export const text = (maxCharacters: number, tooLong?: Fault) =>
  z
    .string()
    .refine((value) => !isLongerThan(value, maxCharacters), { abort: true, ...(tooLong && { error: tooLong.message, params: { code: tooLong.code } }) })
    .overwrite((value) => value.toWellFormed().replace(controls, ''))
    .meta({ maxLength: maxCharacters });

/** What its owner says of a post or an album. */
export const titleText = text(maxTitleCharacters, titleTooLong);
export const descriptionText = text(maxDescriptionCharacters, descriptionTooLong);
export const albumNameText = text(maxAlbumNameCharacters, albumNameTooLong);

/** The same, with something in it besides spaces. */
export const filledText = (maxCharacters: number) => text(maxCharacters).refine((value) => value.trim() !== '');

/** A password, of whatever characters. */
export const secret = z
  .string()
  .max(1000)
  .overwrite((value) => value.toWellFormed());

/** An id as it stands in addresses and keys. */
export const plainId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
/** An id, or the thing itself with its `_id`. */
export const id = z.union([plainId, z.object({ _id: plainId })]).transform((value) => (typeof value === 'string' ? value : value._id));

/** The caller: only oneself is accepted, before shapes are looked at. */
export const me = id.describe('The caller: an id, or an object with `_id`.');
/** The same in a path, where no object stands. */
export const meInPath = plainId.describe('The caller.');

/** For the end of a body: an item under one name, whatever its screen calls it. */
export const ofImage = <Fields extends { imageId: string }>({ imageId, ...others }: Fields) => ({ ...others, item: imageId });
export const ofGroupPost = <Fields extends { groupPostId: string }>({ groupPostId, ...others }: Fields) => ({ ...others, groupPost: groupPostId });
export const ofVideo = <Fields extends { videoId: string }>({ videoId, ...others }: Fields) => ({ ...others, item: videoId });

/** Of some bytes, in hex; read as lower case. */
export const sha256 = z
  .string()
  .regex(/^[0-9A-Fa-f]{64}$/)
  .overwrite((hex) => hex.toLowerCase());

export const privacy = z.enum(privacies, { error: noPrivacy.message });
export const category = z.enum(categories);

/** Whether there is such a key, media says; what cannot be one is turned away before it is asked. */
export const storageKey = z.string().regex(/^[A-Za-z0-9._/-]{1,512}$/);

/** The address of a file, as `filePath` and `thumbNail` tell it; read as its key. */
export const storageUrl = z
  .string()
  .startsWith(storagePath)
  .transform((url) => url.slice(storagePath.length))
  .pipe(storageKey);
