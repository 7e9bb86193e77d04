// Parts of the Dockerfile and of compose.yaml that list the services. `npm run generate-operations` writes them; a test compares them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bytesAccessOf, serviceNames } from './services.ts';

/** `title`: of the comments around the block, which the file contains already. */
type FileBlock = { file: string; title: string; lines(name: string): readonly string[] };

const keysOf = (name: string) => `[{ type: volume, source: keys, target: /keys, read_only: true, volume: { subpath: ${name} } }]`;

const blocks: readonly FileBlock[] = [
  { file: 'deploy/Dockerfile', title: 'services', lines: (name) => [`COPY services/${name}/package.json services/${name}/`] },
  {
    file: 'deploy/compose.yaml',
    title: 'services',
    lines: (name) => [
      `  ${name}:`,
      '    <<: *process',
      `    command: [${name}]`,
      ...(bytesAccessOf(name) === undefined ? [] : ['    environment: *storing']),
      `    volumes: ${keysOf(name)}`,
    ],
  },
  { file: 'deploy/compose.yaml', title: 'needed services', lines: (name) => [`      ${name}: { condition: service_healthy }`] },
];

/** Replaces the lines between the comments of a block. Throws without these comments. */
function replaceBlock(text: string, { file, title, lines }: FileBlock): string {
  const all = text.split('\n');
  const begin = all.findIndex((line) => line.trim().toLowerCase().startsWith(`# ${title} (npm run generate-operations)`));
  const end = all.findIndex((line) => line.trim() === `# End of ${title}`);
  if (begin < 0 || end < begin) throw new Error(`${file} has no block "${title}"`);
  return [...all.slice(0, begin + 1), ...serviceNames.flatMap(lines), ...all.slice(end)].join('\n');
}

/** Whole texts of these files below `root`, as they are to be. */
export function serviceBlocks(root: string): readonly { file: string; text: string }[] {
  return [...new Set(blocks.map(({ file }) => file))].map((file) => {
    const ofFile = blocks.filter((block) => block.file === file);
    return { file, text: ofFile.reduce(replaceBlock, readFileSync(resolve(root, file), 'utf8')) };
  });
}
