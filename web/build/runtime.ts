import type { Plugin } from 'vite';

/** Exports at the end of the bundler's runtime: `export{s as n,l as r,o as t};` */
const exportsAtEnd = /export\{([^{}]*)\};\s*$/;
/** Marks the runtime's exports in the file that has them now. */
const mark = '$$';

type Code = { readonly runtime: string; readonly runtimeName: string };

/** Code of a file with the runtime in it, which it imported before and now exports. */
export function withRuntime(code: string, { runtime, runtimeName }: Code): string {
  const pairs = (exportsAtEnd.exec(runtime)?.[1] ?? '').split(',').map((pair) => pair.split(' as '));
  const object = pairs.map(([local, exported]) => `${exported}:${local}`).join();
  const named = pairs.map(([, exported]) => `${exported}:${mark}${exported}`).join();
  const exported = pairs.map(([, name]) => `${mark}${name}`).join();
  const body = runtime.replace(exportsAtEnd, '');
  const own = new RegExp(`import\\{([^{}]*)\\}from"\\./${RegExp.escape(runtimeName)}";?`);
  const aliases = (own.exec(code)?.[1] ?? '').split(',').filter((pair) => pair !== '');
  const used = aliases.map((pair) => pair.split(' as ')).map(([name, local = name]) => `${local}=${mark}${name}`);
  const inside = `const{${named}}=(()=>{${body}return{${object}}})();${used.length > 0 ? `const ${used.join()};` : ''}`;
  return `${inside}${code.replace(own, '')}\nexport{${exported}};\n`;
}

/** Code of any other file, with its import of the runtime led to the file that has it. */
export function withImportOf(code: string, runtimeName: string, target: string): string {
  const from = new RegExp(`import\\{([^{}]*)\\}from"\\./${RegExp.escape(runtimeName)}"`, 'g');
  return code.replace(from, (_whole, names: string) => {
    const marked = names.split(',').map((name) => mark + name);
    return `import{${marked.join()}}from"./${target}"`;
  });
}

/** Puts the bundler's runtime into the app's first file: as a file of its own, it would cost every page a request. */
export function runtimeInBase(): Plugin {
  return {
    name: 'runtime-in-base',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const base = chunks.find(({ name }) => name === 'base');
        if (!runtime || !base) throw new Error('the build has no runtime or no base');
        const [runtimeName, target] = [runtime, base].map(({ fileName }) => fileName.replace(/^.*\//, ''));
        if (runtimeName === undefined || target === undefined) return;
        base.code = withRuntime(base.code, { runtime: runtime.code, runtimeName });
        for (const chunk of chunks) if (chunk !== base) chunk.code = withImportOf(chunk.code, runtimeName, target);
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(runtimeName, target);
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && typeof file.source === 'string')
            file.source = file.source.replaceAll(new RegExp(`\\s*<(script|link)\\b[^>]*/${RegExp.escape(runtimeName)}"[^>]*>(</script>)?`, 'g'), '');
        delete bundle[runtime.fileName];
      },
    },
  };
}
