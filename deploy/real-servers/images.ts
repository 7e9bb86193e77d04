// Images of deploy/compose.yaml, so that tests use the same servers as the cluster.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const file = z.looseObject({ services: z.record(z.string(), z.looseObject({ image: z.string() })) });
const read = () => file.parse(parse(readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8'), { merge: true })).services;

/** Images by service name: `repository:tag@digest`, or our own. */
export const images = (): ReadonlyMap<string, string> => new Map(Object.entries(read()).map(([name, { image }]) => [name, image]));

/** Throws if the file has no such service. */
export function imageOf(service: string): string {
  const image = images().get(service);
  if (image === undefined) throw new Error(`deploy/compose.yaml has no service "${service}".`);
  return image;
}
