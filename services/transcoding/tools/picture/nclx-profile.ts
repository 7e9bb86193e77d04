// ICC profiles for colours that are described by the numbers of ITU-T H.273.

type Matrix = [number[], number[], number[]];

/** Coordinates x and y of red, green and blue, if different from sRGB. */
const primaries: Record<number, number[]> = {
  4: [0.67, 0.33, 0.21, 0.71, 0.14, 0.08],
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  11: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
};
const srgbPrimaries = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06];
const d65 = [0.95047, 1, 1.08883];
const d50 = [0.9642, 1, 0.8249];
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const curvePoints = 1024;
/** Luminance of white paper, by ITU-R BT.2408; brighter HDR values are compressed towards our white. */
const pageWhiteNits = 203;
const knee = 0.8;

/** Light by signal, both 0 … 1, of the transfer functions that are not those of sRGB. */
const transfers: Record<number, (signal: number) => number> = {
  4: (signal) => signal ** 2.2,
  5: (signal) => signal ** 2.8,
  8: (signal) => signal,
  16: (signal) => softened(nitsOfPq(signal) / pageWhiteNits),
  18: (signal) => softened(nitsOfHlg(signal) / pageWhiteNits),
};

/** Profile of primaries and a transfer function; `undefined` for those of sRGB and unknown ones. */
export function nclxProfile(primary: number, transfer: number): Buffer | undefined {
  const own = primaries[primary];
  const curve = transfers[transfer];
  if (!own && !curve) return undefined;
  const columns = transposed(toD50(rgbToXyz(own ?? srgbPrimaries)));
  const tone = curveTag(curve ?? ofSrgb);
  const tags: [string, Buffer][] = [
    ['wtpt', xyzTag(d50)],
    ['rXYZ', xyzTag(columns[0])],
    ['gXYZ', xyzTag(columns[1])],
    ['bXYZ', xyzTag(columns[2])],
    ['rTRC', tone],
    ['gTRC', tone],
    ['bTRC', tone],
  ];
  return assemble(tags);
}

function ofSrgb(signal: number): number {
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}

function nitsOfPq(signal: number): number {
  const root = signal ** (32 / 2523);
  return 10_000 * (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (16_384 / 2610);
}

/** Luminance on a display of 1000 nits. */
function nitsOfHlg(signal: number): number {
  const scene = signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return 1000 * scene ** 1.2;
}

function softened(light: number): number {
  return light <= knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)));
}

function rgbToXyz([rx = 0, ry = 1, gx = 0, gy = 1, bx = 0, by = 1]: number[]): Matrix {
  const xyz = (x: number, y: number) => [x / y, 1, (1 - x - y) / y];
  const columns = transposed([xyz(rx, ry), xyz(gx, gy), xyz(bx, by)]);
  const scale = product(inverse(columns), d65);
  return eachRow(columns, (row) => row.map((value, at) => value * (scale[at] ?? 0)));
}

/** Adapts to D50, the white point of ICC profiles. */
function toD50(matrix: Matrix): Matrix {
  const from = product(bradford, d65);
  const to = product(bradford, d50);
  const scaled = bradford.map((row, at) => row.map((value) => (value * (to[at] ?? 0)) / (from[at] ?? 1)));
  const [x = [], y = [], z = []] = scaled;
  const adapt = multiplied(inverse(bradford), [x, y, z]);
  return multiplied(adapt, matrix);
}

const eachRow = ([a, b, c]: Matrix, change: (row: number[]) => number[]): Matrix => [change(a), change(b), change(c)];
const dot = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const product = (matrix: Matrix, vector: number[]) => matrix.map((row) => dot(row, vector));
const transposed = ([a, b, c]: Matrix): Matrix => {
  const column = (at: number) => [a[at] ?? 0, b[at] ?? 0, c[at] ?? 0];
  return [column(0), column(1), column(2)];
};
const multiplied = (one: Matrix, other: Matrix) => eachRow(one, (row) => product(transposed(other), row));
const cross = ([a = 0, b = 0, c = 0]: number[], [d = 0, e = 0, f = 0]: number[]) => [b * f - c * e, c * d - a * f, a * e - b * d];
const inverse = ([a, b, c]: Matrix): Matrix => {
  const determinant = dot(a, cross(b, c));
  return eachRow(transposed([cross(b, c), cross(c, a), cross(a, b)]), (row) => row.map((value) => value / determinant));
};

function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
}
const xyzTag = (values: number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(fixed)]);

function curveTag(curve: (signal: number) => number): Buffer {
  const bytes = Buffer.alloc(12 + curvePoints * 2);
  bytes.write('curv');
  bytes.writeUInt32BE(curvePoints, 8);
  for (let at = 0; at < curvePoints; at += 1) bytes.writeUInt16BE(Math.round(curve(at / (curvePoints - 1)) * 0xffff), 12 + at * 2);
  return bytes;
}

/** ICC.1:2001, version 2.4: a header, the table of the tags, and their data, each once. */
function assemble(tags: [string, Buffer][]): Buffer {
  const data = [...new Set(tags.map(([, bytes]) => bytes))];
  const tableBytes = 4 + tags.length * 12;
  const placeOf = (bytes: Buffer) => 128 + tableBytes + data.slice(0, data.indexOf(bytes)).reduce((sum, each) => sum + each.length, 0);
  const head = Buffer.alloc(128 + tableBytes);
  head.writeUInt32BE(head.length + data.reduce((sum, each) => sum + each.length, 0));
  head.writeUInt32BE(0x02400000, 8);
  head.write('mntrRGB XYZ ', 12);
  head.write('acsp', 36);
  Buffer.concat(d50.map(fixed)).copy(head, 68);
  head.writeUInt32BE(tags.length, 128);
  for (const [index, [name, bytes]] of tags.entries()) {
    const at = 132 + index * 12;
    head.write(name, at);
    head.writeUInt32BE(placeOf(bytes), at + 4);
    head.writeUInt32BE(bytes.length, at + 8);
  }
  return Buffer.concat([head, ...data]);
}
