import { readFileSync } from 'node:fs';
import { isFields } from '../codec/fields.ts';

const read: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** Version of the running build, from the package of the whole project. */
export const version = isFields(read) && typeof read.version === 'string' ? read.version : '';
