// Converts Kubernetes' OpenAPI document into one strict JSON schema per kind, with names for kubeconform.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const definition = z.looseObject({
  'x-kubernetes-group-version-kind': z.array(z.object({ group: z.string(), version: z.string(), kind: z.string() })).optional(),
});
const openApi = z.object({ definitions: z.record(z.string(), definition) });

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const isObject = (value: unknown): value is { [name: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a schema strict: unknown fields are refused, and numbers accepted where Kubernetes does. */
function strict(value: Json): Json {
  if (Array.isArray(value)) return value.map(strict);
  if (!isObject(value)) return value;
  if (value.format === 'int-or-string') return { oneOf: [{ type: 'string' }, { type: 'integer' }] };
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strict(part)]));
  const closed = isObject(value.properties) && value.additionalProperties === undefined && value.type === 'object';
  return closed ? { ...parts, additionalProperties: false } : parts;
}

const referenced = (text: string) => [...text.matchAll(/"#\/definitions\/([^"]+)"/g)].map(([, name = '']) => name);

/** A definition with all that it refers to. */
function closure(root: string, texts: ReadonlyMap<string, string>): Record<string, Json> {
  const found: Record<string, Json> = {};
  const waiting = [root];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in found) continue;
    const text = texts.get(name) ?? '{}';
    found[name] = JSON.parse(text);
    waiting.push(...referenced(text));
  }
  return found;
}

/** Writes `deployment-apps-v1.json` and so on into a folder. */
export function writeSchemas(openApiText: string, folder: string): void {
  const { definitions } = openApi.parse(JSON.parse(openApiText));
  const texts = new Map(Object.entries(definitions).map(([name, one]) => [name, JSON.stringify(strict(JSON.parse(JSON.stringify(one))))]));
  for (const [name, { 'x-kubernetes-group-version-kind': kinds = [] }] of Object.entries(definitions)) {
    const [only, ...more] = kinds;
    if (only === undefined || more.length > 0) continue;
    const suffix = [only.group.split('.')[0], only.version].filter(Boolean).join('-');
    const schema = { $ref: `#/definitions/${name}`, definitions: closure(name, texts) };
    writeFileSync(join(folder, `${only.kind}-${suffix}.json`.toLowerCase()), JSON.stringify(schema));
  }
}
