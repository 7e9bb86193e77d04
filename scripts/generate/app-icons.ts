// Draws the icons of the installed app from the mark in web/public/favicon.svg. Run it after the mark changed: node scripts/generate/app-icons.ts
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const publicDir = resolve(import.meta.dirname, '../../web/public');
const [cloak = '', hole = ''] = [...readFileSync(join(publicDir, 'favicon.svg'), 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
const [paper, ember] = ['#fbf8f3', '#b4491f'];

/** The mark on a square of 32, `scale` of its size, around the middle. */
const drawing = (scale: number, marks: string, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${marks}</g></svg>`;
const coloured = `<path fill="${ember}" d="${cloak}"/><path fill="${paper}" d="${hole}"/>`;
/** One shape with a hole, of which a platform takes only the opacity. */
const plain = `<path fill="#fff" fill-rule="evenodd" d="${cloak}${hole}"/>`;
const ground = `<rect width="32" height="32" fill="${paper}"/>`;

/** Platforms cut a maskable icon to a circle of 80 % at the least. */
const icons = [
  { name: 'icon-192', sidePx: 192, svg: drawing(1, coloured) },
  { name: 'icon-512', sidePx: 512, svg: drawing(1, coloured) },
  { name: 'maskable-512', sidePx: 512, svg: drawing(0.66, coloured, ground) },
  { name: 'monochrome-96', sidePx: 96, svg: drawing(1, plain) },
  { name: 'monochrome-512', sidePx: 512, svg: drawing(0.66, plain) },
  { name: 'touch-180', sidePx: 180, svg: drawing(0.8, coloured, ground) },
];

mkdirSync(join(publicDir, 'icons'), { recursive: true });
for (const { name, sidePx, svg } of icons)
  await sharp(Buffer.from(svg), { density: (72 * sidePx) / 32 })
    .resize(sidePx, sidePx)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(publicDir, 'icons', `${name}.png`));
