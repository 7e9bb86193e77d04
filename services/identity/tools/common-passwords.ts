import { dictionary } from '@zxcvbn-ts/language-common';

/** The 10,000 most common passwords, in lower case. */
const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const isCommonPassword = (form: string): boolean => common.has(form);
