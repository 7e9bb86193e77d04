import { readAlbumName } from '@kloak/proto/rules/albums.ts';
import { readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { readCategory } from '@kloak/proto/rules/text/categories.ts';
import { readDescription, readTitle } from '@kloak/proto/rules/text/titles.ts';
import type { PublishDetails } from '../../../files/publish-part.ts';
import type { Readings } from '../../../lib/use-form.ts';
import type { FormValues } from '../domain.ts';
import type { QueuedFile } from '../queued-file.ts';

/** The fields that the form has: texts of a single file, a category of videos, and the description of a new album. */
export type Fields = { readonly isSingle: boolean; readonly onlyVideos: boolean; readonly isNewAlbum: boolean };

export const fieldsFor = (files: readonly QueuedFile[], isNewAlbum: boolean): Fields => ({
  isSingle: files.length === 1,
  onlyVideos: files.every(({ file }) => file.type.startsWith('video/')),
  isNewAlbum,
});

/** Applies the rules to the fields of the form. Text in a field that is not displayed was meant for something else, and is dropped. */
export function readForm(values: FormValues, { isSingle, isNewAlbum }: Fields): Readings<FormValues> {
  const { title, description, album, albumDescription, privacy } = values;
  return {
    title: readTitle(isSingle ? title : ''),
    description: readDescription(isSingle ? description : ''),
    // An empty name means no album.
    album: album.trim() === '' ? { value: '' } : readAlbumName(album),
    albumDescription: readDescription(isNewAlbum ? albumDescription : ''),
    privacy: readPrivacy(privacy),
  };
}

/** Returns nothing until a privacy is chosen. `values`: as the rules return them. */
export function detailsOf(values: FormValues, { onlyVideos }: Fields): PublishDetails | undefined {
  const { title, description, album, albumDescription, category } = values;
  const { value: privacy } = readPrivacy(values.privacy);
  if (!privacy) return undefined;
  return {
    title,
    description,
    privacy,
    category: onlyVideos ? readCategory(category).value : undefined,
    album: album ? { name: album, description: albumDescription } : undefined,
  };
}
