import { dictionary } from '@zxcvbn-ts/language-common';

/** Of what many have chosen, in lower case, the commonest. */
const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const isCommonPassword = (form: string): boolean => common.has(form);
