// Compares the page's use of browser features with known data. MDN's data has the version of each browser that introduced a feature; the compiler's DOM
// library marks those for https only.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browsers } from '@kloak/web/build/browsers.ts';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { parseSync } from '@swc/core';

/** `of`: name of the object, if it has one; `ofIterator`: result of `values()` and similar calls. */
type Use = { of?: string | undefined; name: string; isNew: boolean; ofIterator: boolean };

type Node = { type: string; [field: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' && typeof node.value === 'string' ? node.value : undefined);
const lastName = (node: unknown): string | undefined => (isNode(node) && node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node));
const iterators = new Set(['values', 'keys', 'entries', 'matchAll']);

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const inside of Object.values(value)) yield* nodesIn(inside);
}

function usesOf(node: Node): Use[] {
  if (node.type === 'NewExpression') {
    const name = nameOf(node.callee);
    return name === undefined ? [] : [{ name, isNew: true, ofIterator: false }];
  }
  const { property, object } = node;
  const name = node.type === 'MemberExpression' ? nameOf(property) : undefined;
  if (name === undefined) return [];
  return [{ of: lastName(object), name, isNew: false, ofIterator: isIterator(object) }];
}

/** True for calls that return an iterator, such as `values()`; those of `Object` return arrays. */
function isIterator(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { callee } = node;
  return iterators.has(nameOf(callee.property) ?? '') && nameOf(callee.object) !== 'Object';
}

type Known = Record<string, Identifier | undefined>;
const builtins: Known = data.javascript.builtins ?? {};
const api: Known = data.api;
const interfaces: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
};

/** True if a supported browser lacks the feature; false if nothing is known. */
function isYoung(known: Identifier | undefined): boolean {
  const support = known?.__compat?.support;
  if (!support) return false;
  return Object.entries(browsers).some(([browser, oldest]) => {
    const [first] = [Object.entries(support).find(([name]) => name === browser)?.[1]].flat();
    if (first === undefined) return false;
    // A feature behind a switch, in a preview or unsupported has no version, so it becomes NaN.
    const since = first.flags ? Number.NaN : Number.parseFloat(String(first.version_added).replace('≤', ''));
    return Number.isNaN(since) || since > oldest;
  });
}

/** True for members of built-in objects. Iterators are recognised by the call that makes them, since many objects have a `drop`. */
function hasOwn(builtin: string, name: string): boolean {
  const made: unknown = Reflect.get(globalThis, builtin);
  return typeof made === 'function' && !/^Iterator$|Error$/.test(builtin) && typeof made.prototype === 'object' && Object.hasOwn(made.prototype, name);
}

/** Names that objects of the language have, all of which are young: `union` of sets, and not `map`, which arrays always had. */
const youngMethods = new Set(
  Object.entries(builtins).flatMap(([builtin, known]) =>
    Object.keys(known ?? {}).filter(
      (name) => hasOwn(builtin, name) && Object.values(builtins).every((other) => other?.[name] === undefined || isYoung(other[name])),
    ),
  ),
);

function isTooYoung({ of, name, isNew, ofIterator }: Use): boolean {
  if (isNew) return isYoung(api[name]) || isYoung(builtins[name]);
  if (ofIterator && isYoung(builtins.Iterator?.[name])) return true;
  const owner = of === undefined ? undefined : (interfaces[of] ?? of);
  if (owner !== undefined && /^[A-Z]/.test(owner))
    return isYoung(builtins[owner]?.[name]) || isYoung(api[owner]?.[`${name}_static`] ?? (of === owner ? undefined : api[owner]?.[name]));
  return youngMethods.has(name);
}

const compiler = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
const dom = readFileSync(join(compiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`), '../lib/lib.dom.d.ts'), 'utf8');

type FeatureDeclaration = { owner: string; name: string; type: string; isMarked: boolean };

/** Interfaces and variables, of which `owner` is '', and members of interfaces. */
function declaredIn(text: string): FeatureDeclaration[] {
  const found: FeatureDeclaration[] = [];
  let [owner, isMarked] = ['', false];
  for (const line of text.split('\n')) {
    if (line.includes('Available only in secure contexts')) isMarked = true;
    const [, whole, ofWhole] = /^(?:interface|declare var) (\w+)(?:: (\w+);)?/.exec(line) ?? [];
    const [, member, ofMember] = /^ {4}(?:readonly )?(\w+)(?:\?|\(|<|: (\w+);)/.exec(line) ?? [];
    const name = whole ?? member;
    if (name === undefined) continue;
    found.push({ owner: whole === undefined ? owner : '', name, type: ofWhole ?? ofMember ?? '', isMarked });
    if (whole !== undefined) owner = whole;
    isMarked = false;
  }
  return found;
}

const declared = declaredIn(dom);
const marked = new Set(declared.flatMap(({ owner, name, isMarked }) => (owner === '' && isMarked ? [name] : [])));
/** Features for https pages only, and those with such a type. */
const ofHttps = declared.filter(({ isMarked, type }) => isMarked || marked.has(type));

function isOfHttps({ of, name, isNew }: Use): boolean {
  const isGlobal = (one: string) => ofHttps.some((known) => known.owner === '' && known.name === one);
  if (isNew || of === undefined) return isNew && isGlobal(name);
  // Interfaces are composed of others, such as `NavigatorLocks`.
  const owner = interfaces[of];
  return (
    isGlobal(of) ||
    (owner !== undefined && ofHttps.some((known) => known.name === name && (known.owner.startsWith(owner) || (owner === 'Window' && known.owner === ''))))
  );
}

/** True if the file checks for the feature, or for the object that has it: `'locks' in navigator`, or `navigator.share?.()`. */
const isAskedFor = (source: string, { of, name }: Use) =>
  source.includes(`'${name}' in `) || source.includes(`.${name}?.`) || (of !== undefined && source.includes(`'${of}' in `));

/** Features that a file uses without a check, although a supported browser may lack them or keep them for https. */
export function faultsIn(source: string, tsx = false): string[] {
  const uses = [...nodesIn(parseSync(source, { syntax: 'typescript', tsx, target: 'esnext' }))].flatMap(usesOf);
  const missing = uses.filter((use) => !isAskedFor(source, use) && (isTooYoung(use) || isOfHttps(use)));
  return [...new Set(missing.map((use) => `${use.of === undefined ? '' : `${use.of}.`}${use.name}${isOfHttps(use) ? ' is kept for https' : ' is too young'}`))];
}
