import { type Checked, faultResult, validValue } from '../text/checked.ts';

/** The size of one file that is sent with a form, in bytes: some, and at most `maxBytes`. */
export function checkFileSize(size: number, maxBytes: number): Checked<number> {
  if (size === 0) return faultResult('empty-file', 'This file is empty. Please choose another one.');
  if (size > maxBytes) return faultResult('file-too-large', `This file is larger than ${maxBytes / 1e6} MB. Please choose a smaller one.`, 'too-large');
  return validValue(size);
}
