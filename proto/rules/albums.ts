import { normalizeName } from './people/names.ts';
import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, faultResult, validValue } from './text/checked.ts';
import { normalForm } from './text/marks.ts';
import { oneLine } from './text/one-line.ts';

export const maxAlbumNameCharacters = 200;

export const albumNameTooLong = faultResult('album-name-too-long', 'The name of an album can have at most 200 characters.').fault;

/** Name of an album: one line, trimmed, not empty. */
export function readAlbumName(text: string): Checked<string> {
  const name = oneLine(text);
  if (!isVisible(name)) return faultResult('no-album-name', 'Album must have a name');
  const { fault } = checkLength(name, maxAlbumNameCharacters, albumNameTooLong);
  return fault ? { fault } : validValue(normalForm(name, 'NFC'));
}

/** Folds a name: case and outer spaces do not distinguish two albums of a member. */
export const normalizeAlbumName = (name: string): string => normalizeName(name.trim());

export const albumNameTaken = faultResult('album-name-taken', 'You have another album of this name.', 'conflict').fault;
export const noAlbum = faultResult('no-album', 'This album does not exist.', 'missing').fault;
