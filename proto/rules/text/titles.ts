import { checkLength, isVisible } from './characters.ts';
import { type Checked, faultResult } from './checked.ts';
import { oneLine } from './one-line.ts';

export const maxTitleCharacters = 2000;
export const maxDescriptionCharacters = 20_000;

export const titleTooLong = faultResult('title-too-long', 'A title can have at most 2,000 characters.').fault;
export const descriptionTooLong = faultResult('description-too-long', 'A description can have at most 20,000 characters.').fault;

/** Name of a file without its ending: the default title. */
export function titleOfFile(fileName: string): string {
  const ending = fileName.lastIndexOf('.');
  return ending > 0 ? fileName.slice(0, ending) : fileName;
}

/** True if a title only repeats the name of the file. */
export const isTitleOfFile = (title: string, fileName: string): boolean => title === fileName || title === titleOfFile(fileName);

/** The title of a post: one line, without spaces around it; may be empty. */
export function readTitle(text: string): Checked<string> {
  return checkLength(oneLine(text), maxTitleCharacters, titleTooLong);
}

/** New title of a video: it has to have one. */
export function readVideoTitle(text: string): Checked<string> {
  const title = readTitle(text);
  return title.value !== undefined && !isVisible(title.value) ? faultResult('no-title', 'Title is required') : title;
}

/** Description of a post, trimmed; may be empty. */
export function readDescription(text: string): Checked<string> {
  return checkLength(text.trim(), maxDescriptionCharacters, descriptionTooLong);
}
