import { readFileSync } from 'node:fs';
import { isFields } from '../codec/fields.ts';

const read: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** That of the build that runs, as the package of the whole project tells it. */
export const version = isFields(read) && typeof read.version === 'string' ? read.version : '';
