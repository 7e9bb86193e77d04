import sharp from 'sharp';
import type { Scene } from './family.ts';

const skies = {
  dawn: { high: '#F6C9A0', low: '#FBE8D3', light: '#FFF3DC', hills: ['#D9A48A', '#B97F73', '#8C5F63', '#5E4450'] },
  noon: { high: '#9CC9E3', low: '#E4F1F2', light: '#FFF8DE', hills: ['#A9C79B', '#7FA878', '#57855B', '#37614A'] },
  dusk: { high: '#5B4B74', low: '#F0A27A', light: '#FFD9A0', hills: ['#A8637A', '#7A4A6B', '#523859', '#332843'] },
  night: { high: '#101B33', low: '#2F466B', light: '#F2EFD8', hills: ['#2A3B57', '#1F2D45', '#162135', '#0D1524'] },
  snow: { high: '#C7D3DE', low: '#EEF2F5', light: '#FFFFFF', hills: ['#DCE5EC', '#C5D2DD', '#A9BBC9', '#F7FAFC'] },
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function ridge(roll: () => number, width: number, height: number, base: number, swing: number): string {
  const points = 7;
  let path = `M0 ${height} L0 ${base + swing * (roll() - 0.5)}`;
  for (let place = 1; place <= points; place += 1) {
    const x = (width / points) * place;
    const middle = x - width / points / 2;
    path += ` S${middle} ${base + swing * (roll() - 0.5)} ${x} ${base + swing * (roll() - 0.5)}`;
  }
  return `${path} L${width} ${height} Z`;
}

const motifs: Record<Scene['motif'], (x: number, y: number, size: number) => string> = {
  sun: () => '',
  tent: (x, y, s) =>
    `<path d="M${x - s} ${y} L${x} ${y - s * 1.2} L${x + s} ${y} Z" fill="#E2703A"/><path d="M${x - s * 0.25} ${y} L${x} ${y - s * 0.9} L${x + s * 0.25} ${y} Z" fill="#FFE3B0"/>`,
  tree: (x, y, s) =>
    `<rect x="${x - s * 0.12}" y="${y - s * 1.2}" width="${s * 0.24}" height="${s * 1.3}" fill="#4A372C"/>` +
    [
      [0, -1.9, 0.85],
      [-0.6, -1.4, 0.65],
      [0.6, -1.45, 0.65],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => `<circle cx="${x + dx * s}" cy="${y + dy * s}" r="${r * s}" fill="#3E6B45"/>`)
      .join(''),
  boat: (x, y, s) =>
    `<path d="M${x - s} ${y - s * 0.3} Q${x} ${y + s * 0.35} ${x + s} ${y - s * 0.3} Z" fill="#7A3B2E"/><path d="M${x} ${y - s * 1.8} L${x} ${y - s * 0.4} L${x + s * 0.8} ${y - s * 0.4} Z" fill="#FFF4E2"/>`,
  house: (x, y, s) =>
    `<rect x="${x - s * 0.7}" y="${y - s}" width="${s * 1.4}" height="${s}" fill="#C65B3C"/><path d="M${x - s * 0.95} ${y - s} L${x} ${y - s * 1.8} L${x + s * 0.95} ${y - s} Z" fill="#5B3A35"/><rect x="${x - s * 0.2}" y="${y - s * 0.6}" width="${s * 0.4}" height="${s * 0.6}" fill="#FFE3B0"/>`,
};

/** A JPEG of about 2 megapixels. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const [width, height] = scene.upright ? [1200, 1600] : [1600, 1200];
  const { high, low, light, hills } = skies[scene.sky];
  const roll = dice(scene.seed);
  const disc = { x: width * (0.2 + 0.6 * roll()), y: height * (0.15 + 0.2 * roll()), r: height * (scene.motif === 'sun' ? 0.13 : 0.07) };
  const stars =
    scene.sky === 'night'
      ? Array.from({ length: 90 }, () => `<circle cx="${roll() * width}" cy="${roll() * height * 0.6}" r="${1 + roll() * 2.2}" fill="#FFF"/>`).join('')
      : '';
  const layers = hills.map((fill, place) => `<path d="${ridge(roll, width, height, height * (0.45 + 0.14 * place), height * 0.16)}" fill="${fill}"/>`);
  const motif = motifs[scene.motif](width * (0.3 + 0.4 * roll()), height * 0.82, height * 0.09);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.7" stop-color="${low}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}
    <circle cx="${disc.x}" cy="${disc.y}" r="${disc.r * 1.8}" fill="${light}" opacity="0.25"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${light}"/>
    ${layers.slice(0, 3).join('')}${motif}${layers[3]}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
