import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { productName, reservedNames, withoutSigns } from '@kloak/proto/rules/people/reserved-names.ts';
import { nameReserved, readName } from '@kloak/proto/rules/people/usernames.ts';
import { lookOf, looksOf } from './looks.ts';

const reservedLooks = new Set([...reservedNames].map(lookOf));
const isReservedLook = (look: string) => reservedLooks.has(look) || look.includes(lookOf(productName));

/** Reads a chosen name. Refuses: 400 for a broken rule (`name-required`, `name-invalid`), and for a reserved name or its look-alikes (`name-reserved`). */
export function newName(text: string): string {
  const name = valueOrRefuse(readName(text));
  if (looksOf(withoutSigns(name)).some(isReservedLook)) throw refusalOf(nameReserved);
  return name;
}
