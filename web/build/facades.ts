import type { Plugin } from 'vite';

/** Chunk that only passes on exports of another: `export{t as Account}from"./member-1a2b3c4d.js";` */
const facade = /^export\{([^{}]*)\}from"\.\/([\w.-]+\.js)";?\s*$/;
const exportsAtEnd = /export\{([^{}]*)\};?\s*$/;

/** Pairs of a local and an exported name in `a as b,c`. */
const pairs = (list: string): readonly (readonly [string, string])[] =>
  list.split(',').map((one) => {
    const [local = '', exported = local] = one.trim().split(' as ');
    return [local, exported] as const;
  });

/** Adds the exports of a facade, by their names there, to the code of the chunk that has them; undefined if that is not possible. */
export function withExports(code: string, passed: string): string | undefined {
  const list = exportsAtEnd.exec(code)?.[1];
  if (list === undefined) return undefined;
  const own = pairs(list);
  const names = new Map(own.map(([local, exported]) => [exported, local]));
  const added = pairs(passed).map(([inner, exported]) => [names.get(inner), exported] as const);
  if (added.some(([local, exported]) => local === undefined || names.has(exported))) return undefined;
  const all = [...own, ...added].map(([local, exported]) => (local === exported ? local : `${local} as ${exported}`));
  return code.replace(exportsAtEnd, () => `export{${all.join()}};\n`);
}

/** Removes these chunks: a lazy part whose code is in a shared chunk has one, and each costs a request. */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, code } of chunks) {
          const [, passed = '', target = ''] = facade.exec(code) ?? [];
          const [name, shared] = [fileName.replace(/^.*\//, ''), chunks.find((chunk) => chunk.fileName.endsWith(`/${target}`))];
          const extended = target === '' || !shared ? undefined : withExports(shared.code, passed);
          if (extended === undefined || !shared) continue;
          shared.code = extended;
          for (const chunk of chunks) if (chunk.code.includes(name)) chunk.code = chunk.code.replaceAll(name, target);
          delete bundle[fileName];
        }
      },
    },
  };
}
