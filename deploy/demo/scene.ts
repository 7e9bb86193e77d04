// Landscapes with depth: the further a ridge, the paler it is, and haze lies between them.
import { motifs } from './motifs.ts';

const skies = {
  dawn: { high: '#F6C9A0', low: '#FBE8D3', light: '#FFF3DC', hills: ['#D9A48A', '#B97F73', '#8C5F63', '#5E4450'] },
  noon: { high: '#7DB6DA', low: '#E4F1F2', light: '#FFF8DE', hills: ['#A9C79B', '#7FA878', '#57855B', '#37614A'] },
  dusk: { high: '#5B4B74', low: '#F0A27A', light: '#FFD9A0', hills: ['#A8637A', '#7A4A6B', '#523859', '#332843'] },
  night: { high: '#101B33', low: '#2F466B', light: '#F2EFD8', hills: ['#2A3B57', '#1F2D45', '#162135', '#0D1524'] },
  snow: { high: '#B4C6D6', low: '#EEF2F5', light: '#FFFFFF', hills: ['#DCE5EC', '#C5D2DD', '#A9BBC9', '#F7FAFC'] },
  autumn: { high: '#B9CBD3', low: '#F6E3C0', light: '#FFF1CF', hills: ['#D8B27A', '#C98F4E', '#A9642F', '#6B3B22'] },
  sea: { high: '#6FB1CF', low: '#DDF0EE', light: '#FFFBE6', hills: ['#9CC3CC', '#6FA3B1', '#4A8496', '#D9C39A'] },
};

/** Seed of the shapes, time of day, motif, and orientation. */
export type Scene = { seed: number; sky: keyof typeof skies; motif: keyof typeof motifs; upright?: boolean };
/** Pixels. */
export type Size = { width: number; height: number };
/** Shapes at one distance. `far`: 1 stays when the viewer moves, 0 moves along. */
export type Layer = { far: number; shapes: string };

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

function ridge(roll: () => number, { width, height }: Size, base: number, swing: number): string {
  const points = 7;
  let path = `M0 ${height} L0 ${base + swing * (roll() - 0.5)}`;
  for (let place = 1; place <= points; place += 1) {
    const x = (width / points) * place;
    const middle = x - width / points / 2;
    path += ` S${middle} ${base + swing * (roll() - 0.5)} ${x} ${base + swing * (roll() - 0.5)}`;
  }
  return `${path} L${width} ${height} Z`;
}

function fade(id: string, from: string, to: string, more = ''): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"${more}/><stop offset="1" stop-color="${to}"${more && ' stop-opacity="0"'}/></linearGradient>`;
}

function skyLayer(scene: Scene, { width, height }: Size, roll: () => number): string {
  const { high, low, light } = skies[scene.sky];
  const [x, y, r] = [width * (0.2 + 0.6 * roll()), height * (0.15 + 0.2 * roll()), height * (scene.motif === 'sun' ? 0.11 : 0.06)];
  const star = () => `<circle cx="${roll() * width}" cy="${roll() * height * 0.6}" r="${1 + roll() * 2.2}" fill="#FFF"/>`;
  const cloud = () => {
    const [cx, cy, rx] = [roll() * width, height * (0.1 + 0.25 * roll()), width * (0.08 + 0.14 * roll())];
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.12}" fill="url(#cloud)"/>`;
  };
  const isNight = scene.sky === 'night';
  return `<defs>${fade('sky', high, low)}
    <radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity="0.9"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    <radialGradient id="cloud"><stop offset="0" stop-color="#FFF" stop-opacity="0.75"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${Array.from({ length: isNight ? 90 : 7 }, isNight ? star : cloud).join('')}
    <circle cx="${x}" cy="${y}" r="${r * 4.5}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${light}"/>`;
}

/** Layers from the farthest to the nearest. */
export function sceneLayers(scene: Scene, size: Size): Layer[] {
  const { width, height } = size;
  const { low, light, hills } = skies[scene.sky];
  const roll = dice(scene.seed);
  const sky = skyLayer(scene, size, roll);
  const ridges = hills.map((fill, place) => {
    const base = height * (0.45 + 0.14 * place);
    const shape = ridge(roll, size, base, height * 0.16);
    const hazeStops = [0, 0.4, 0].map((opacity, at) => `<stop offset="${at / 2}" stop-color="${low}" stop-opacity="${opacity}"/>`);
    const haze = `<linearGradient id="haze${place}" x1="0" y1="0" x2="0" y2="1">${hazeStops.join('')}</linearGradient>`;
    const defs = `<defs>${fade(`lit${place}`, light, fill, ' stop-opacity="0.5"')}${haze}</defs>`;
    const between = place < 3 ? `<rect y="${base - height * 0.02}" width="${width}" height="${height * 0.22}" fill="url(#haze${place})"/>` : '';
    return `${defs}<path d="${shape}" fill="${fill}"/><path d="${shape}" fill="url(#lit${place})" opacity="0.5"/>${between}`;
  });
  const motif = motifs[scene.motif](width * (0.3 + 0.4 * roll()), height * 0.84, Math.min(width, height) * 0.1);
  return [sky, ...ridges.slice(0, 3), motif, ridges[3] ?? ''].map((shapes, place) => ({ far: [1, 0.8, 0.55, 0.3, 0.1, 0][place] ?? 0, shapes }));
}

export const svgOf = (shapes: string, { width, height }: Size): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`);
