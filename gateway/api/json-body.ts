// Reads a JSON body.
import { Refusal } from '@kloak/platform/errors.ts';
import { type Extent, jsonExtent } from './json-extent.ts';

/** No list of ours is nearly as long, and looking at each entry of a longer one would keep everybody waiting. */
const maxListEntries = 1000;
/** Maximum fields and entries at any depth; a hundred files with all details have some thousand. */
const maxValues = 20_000;
/** Our deepest bodies have four. */
const maxDepth = 10;
/** A hundred files have a dozen each. */
const maxKeys = 10_000;
const most: Extent = { depth: maxDepth, values: maxValues, keys: maxKeys };

const invalid = (code: string, message: string) => new Refusal('invalid', code, message);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('bad-json', 'The request must be JSON in UTF-8.');
  }
}

/** Checks the extent before parsing and before the schema. Refuses: 400. */
function checkExtent(bytes: Buffer): void {
  const { depth, values, keys } = jsonExtent(bytes, most);
  if (depth > maxDepth) throw invalid('too-deep', `The request is deeper than ${maxDepth} levels.`);
  if (values > maxValues) throw invalid('too-many-values', `The request has more than ${maxValues} values.`);
  if (keys > maxKeys) throw invalid('too-many-keys', `The request has more than ${maxKeys} names of fields.`);
}

/** The fields of a JSON object; an empty body has none. Refuses: 400. */
export function readJson(bytes: Buffer): Record<string, unknown> {
  checkExtent(bytes);
  const fields = parse(bytes);
  if (!isObject(fields)) throw invalid('bad-json', 'The request must be a JSON object.');
  const long = Object.entries(fields).find(([, value]) => Array.isArray(value) && value.length > maxListEntries);
  if (long !== undefined) throw invalid('list-too-long', `"${long[0].slice(0, 100)}" has more than ${maxListEntries} entries.`);
  return fields;
}
