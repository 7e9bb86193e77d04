import { normalizeName } from './people/names.ts';
import { atMost, isVisible } from './text/characters.ts';
import { type Checked, kept, turnedDown } from './text/checked.ts';
import { normalForm } from './text/marks.ts';
import { oneLine } from './text/one-line.ts';

export const maxAlbumNameCharacters = 200;

export const albumNameTooLong = turnedDown('album-name-too-long', 'The name of an album can have at most 200 characters.').fault;

/** What an album is called, one line, without spaces around it: it has to have a name. */
export function readAlbumName(text: string): Checked<string> {
  const name = oneLine(text);
  if (!isVisible(name)) return turnedDown('no-album-name', 'Album must have a name');
  const { fault } = atMost(name, maxAlbumNameCharacters, albumNameTooLong);
  return fault ? { fault } : kept(normalForm(name, 'NFC'));
}

/** Whether a member's albums of these names are one: their case does not count. */
export const normalizeAlbumName = (name: string): string => normalizeName(name.trim());

export const albumNameTaken = turnedDown('album-name-taken', 'You have another album of this name.', 'conflict').fault;
export const noAlbum = turnedDown('no-album', 'This album does not exist.', 'missing').fault;
