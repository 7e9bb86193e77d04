import { type SummedFile, textFile } from './keep-files.ts';

/** A page of a list: as JSON for programs, and as a script for the export's page, which cannot read other files from a folder. */
export type ListPart = { name: string; page: number; isLast: boolean; entries: readonly object[]; madeAt: string };

const numbered = (name: string, page: number) => `${name}-${String(page).padStart(4, '0')}`;

/** Script that passes data to the export's page by a function known to it. */
export const scriptFile = (path: string, told: object, madeAt: string): SummedFile => textFile(`data/${path}.js`, `kloak(${JSON.stringify(told)});\n`, madeAt);

export function listScript({ name, page, isLast, entries, madeAt }: ListPart): SummedFile {
  return scriptFile(numbered(name, page), { list: name, page, isLast, entries }, madeAt);
}

export function listJson({ name, page, entries, madeAt }: ListPart): SummedFile {
  return textFile(`${name}/${numbered(name, page)}.json`, `${JSON.stringify(entries, null, 2)}\n`, madeAt);
}
