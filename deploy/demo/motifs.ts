// Motifs of a scene, as SVG shapes. `x`, `y`: position; `s`: size, all in pixels.

type Draw = (x: number, y: number, s: number) => string;

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const circle = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shade = ' opacity="0.35"';

const tree: Draw = (x, y, s) => {
  const crowns = [
    [0, -1.9, 0.85],
    [-0.6, -1.4, 0.65],
    [0.6, -1.45, 0.65],
  ];
  const drawn = crowns.map(([dx = 0, dy = 0, r = 0]) => {
    const [cx, cy] = [x + dx * s, y + dy * s];
    return circle(cx, cy, r * s, '#2F5638') + circle(cx - r * s * 0.25, cy - r * s * 0.3, r * s * 0.6, '#4B8150');
  });
  return `<rect x="${x - s * 0.12}" y="${y - s * 1.2}" width="${s * 0.24}" height="${s * 1.3}" fill="#4A372C"/>${drawn.join('')}`;
};

const pine: Draw = (x, y, s) =>
  [0, 0.5, 1, 1.5]
    .map((step) => {
      const [wide, top] = [s * (0.75 - step * 0.35), y - s * (0.2 + step)];
      return (
        path(`M${x - wide} ${top} L${x} ${top - s * 0.9} L${x + wide} ${top} Z`, '#24463A') +
        path(`M${x} ${top} L${x} ${top - s * 0.9} L${x + wide} ${top} Z`, '#0E2A22', shade)
      );
    })
    .join('');

const person: Draw = (x, y, s) =>
  circle(x, y - s * 1.15, s * 0.17, '#3A2A2C') +
  path(`M${x - s * 0.2} ${y} Q${x - s * 0.28} ${y - s} ${x} ${y - s} Q${x + s * 0.28} ${y - s} ${x + s * 0.2} ${y} Z`, '#3A2A2C');

const tent: Draw = (x, y, s) =>
  path(`M${x - s} ${y} L${x} ${y - s * 1.2} L${x + s} ${y} Z`, '#E2703A') +
  path(`M${x} ${y} L${x} ${y - s * 1.2} L${x + s} ${y} Z`, '#7A2F1A', shade) +
  path(`M${x - s * 0.25} ${y} L${x} ${y - s * 0.9} L${x + s * 0.25} ${y} Z`, '#FFE3B0');

const house: Draw = (x, y, s) =>
  `<rect x="${x - s * 0.7}" y="${y - s}" width="${s * 1.4}" height="${s}" fill="#C65B3C"/>` +
  `<rect x="${x}" y="${y - s}" width="${s * 0.7}" height="${s}" fill="#5E2216" opacity="0.35"/>` +
  path(`M${x - s * 0.95} ${y - s} L${x} ${y - s * 1.8} L${x + s * 0.95} ${y - s} Z`, '#5B3A35') +
  `<rect x="${x - s * 0.45}" y="${y - s * 0.7}" width="${s * 0.35}" height="${s * 0.35}" fill="#FFE3B0"/><rect x="${x + s * 0.15}" y="${y - s * 0.6}" width="${s * 0.3}" height="${s * 0.6}" fill="#FFE3B0"/>`;

const boat: Draw = (x, y, s) =>
  path(`M${x - s} ${y - s * 0.3} Q${x} ${y + s * 0.35} ${x + s} ${y - s * 0.3} Z`, '#7A3B2E') +
  path(`M${x} ${y - s * 1.8} L${x} ${y - s * 0.4} L${x + s * 0.8} ${y - s * 0.4} Z`, '#FFF4E2') +
  path(`M${x} ${y - s * 1.5} L${x} ${y - s * 0.4} L${x - s * 0.5} ${y - s * 0.4} Z`, '#D9C8AE') +
  `<ellipse cx="${x}" cy="${y + s * 0.12}" rx="${s * 1.1}" ry="${s * 0.1}" fill="#1B2A33" opacity="0.3"/>`;

const kite: Draw = (x, y, s) =>
  path(`M${x} ${y - s * 4.4} L${x + s * 0.5} ${y - s * 3.7} L${x} ${y - s * 2.7} L${x - s * 0.5} ${y - s * 3.7} Z`, '#E0533D') +
  path(`M${x} ${y - s * 4.4} L${x + s * 0.5} ${y - s * 3.7} L${x} ${y - s * 2.7} Z`, '#F4B860') +
  path(`M${x} ${y - s * 2.7} Q${x + s} ${y - s * 2} ${x + s * 0.5} ${y - s * 0.8}`, 'none', ` stroke="#4A372C" stroke-width="${s * 0.03}"`) +
  person(x + s * 0.5, y, s * 0.7);

const balloon: Draw = (x, y, s) =>
  circle(x, y - s * 4, s * 1.1, '#D9534F') +
  `<ellipse cx="${x}" cy="${y - s * 4}" rx="${s * 0.5}" ry="${s * 1.1}" fill="#F4D58D"/>` +
  `<rect x="${x - s * 0.25}" y="${y - s * 2.5}" width="${s * 0.5}" height="${s * 0.4}" fill="#5B3A2E"/>`;

const snowman: Draw = (x, y, s) =>
  circle(x, y - s * 0.5, s * 0.6, '#F4F8FB') +
  circle(x, y - s * 1.4, s * 0.42, '#FAFCFE') +
  circle(x, y - s * 2, s * 0.28, '#FFFFFF') +
  path(`M${x} ${y - s * 2} L${x + s * 0.45} ${y - s * 1.93} L${x} ${y - s * 1.88} Z`, '#E2703A');

export const motifs = {
  sun: () => '',
  tree,
  pines: (x, y, s) => pine(x - s * 1.6, y, s * 0.9) + pine(x, y, s * 1.2) + pine(x + s * 1.5, y + s * 0.1, s),
  people: (x, y, s) => person(x - s * 0.5, y, s) + person(x, y, s * 0.6) + person(x + s * 0.5, y, s * 1.1),
  tent,
  house,
  boat,
  kite,
  balloon,
  snowman,
} satisfies Record<string, Draw>;
