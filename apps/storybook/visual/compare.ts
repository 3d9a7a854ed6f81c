// Compares two pictures: pixel by pixel where the same browser and fonts draw both, else by what an eye would see.
import sharp from 'sharp';

/** Pixels of a picture: red, green and blue of each, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes a PNG or WebP; transparency is laid on white. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { width: info.width, height: info.height, data };
  throw new Error(`A picture of ${info.channels} channels, not 3.`);
}

const rawOf = ({ width, height }: Picture) => ({ raw: { width, height, channels: 3 as const } });

/** Encodes without loss. Half the size of a PNG. */
export function encode(picture: Picture): Promise<Buffer> {
  return sharp(picture.data, rawOf(picture)).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Encodes as PNG, which every viewer opens. */
export function encodePng(picture: Picture): Promise<Buffer> {
  return sharp(picture.data, rawOf(picture)).png().toBuffer();
}

const sizeOf = ({ width, height }: Picture) => `${width} × ${height}`;

/**
 * What the same browser draws differently from run to run, which no eye sees: it smooths round corners by up to `slight`
 * of 255 steps of a channel, and a few pixels by up to `most`.
 */
const noise = { slight: 3, most: 32, pixels: 20 } as const;

/** Undefined if the pictures are equal pixel by pixel but for `noise`, else in words how they differ. */
export function strictDifference(actual: Picture, expected: Picture): string | undefined {
  if (actual.width !== expected.width || actual.height !== expected.height) {
    return `is ${sizeOf(actual)}, was ${sizeOf(expected)}`;
  }
  if (actual.data.equals(expected.data)) return undefined;
  let count = 0;
  let largest = 0;
  for (let at = 0; at < actual.data.length; at += 3) {
    const most = Math.max(
      Math.abs(actual.data[at]! - expected.data[at]!),
      Math.abs(actual.data[at + 1]! - expected.data[at + 1]!),
      Math.abs(actual.data[at + 2]! - expected.data[at + 2]!),
    );
    if (most > noise.slight) count += 1;
    if (most > largest) largest = most;
  }
  return largest <= noise.most && count <= noise.pixels
    ? undefined
    : `${count} pixels differ, by up to ${largest}/255`;
}

/**
 * How far a picture of another browser or other fonts may stray: its edges by a few pixels, and one in fifty of its
 * cells of 8 × 8 pixels by more than a tenth of black to white on average.
 */
export const tolerance = { cell: 8, edge: 4, channel: 26, cells: 0.02 } as const;

/** Average red, green and blue of the cell whose corner is at `left`, `top`. */
function average(
  { data, width }: Picture,
  left: number,
  top: number,
  size: number,
): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let y = top; y < top + size; y += 1) {
    for (let x = left; x < left + size; x += 1) {
      const at = (y * width + x) * 3;
      sums[0] += data[at]!;
      sums[1] += data[at + 1]!;
      sums[2] += data[at + 2]!;
    }
  }
  const pixels = size * size;
  return [sums[0] / pixels, sums[1] / pixels, sums[2] / pixels];
}

/** Undefined if the pictures look alike within `tolerance`, else in words how they differ. */
export function visibleDifference(actual: Picture, expected: Picture): string | undefined {
  const { cell, edge, channel, cells } = tolerance;
  if (Math.abs(actual.width - expected.width) > edge || Math.abs(actual.height - expected.height) > edge) {
    return `is ${sizeOf(actual)}, was ${sizeOf(expected)}`;
  }
  const right = Math.min(actual.width, expected.width) - cell;
  const bottom = Math.min(actual.height, expected.height) - cell;
  let seen = 0;
  let different = 0;
  for (let top = 0; top <= bottom; top += cell) {
    for (let left = 0; left <= right; left += cell) {
      const before = average(expected, left, top, cell);
      const after = average(actual, left, top, cell);
      seen += 1;
      if (after.some((value, index) => Math.abs(value - before[index]!) > channel)) different += 1;
    }
  }
  if (different <= seen * cells) return undefined;
  return `${((100 * different) / seen).toFixed(1)} % of it looks different (${100 * cells} % may)`;
}

/** The baseline in pale grey, and red wherever the pictures differ. */
export function drawDifference(actual: Picture, expected: Picture): Picture {
  const width = Math.max(actual.width, expected.width);
  const height = Math.max(actual.height, expected.height);
  const data = Buffer.alloc(width * height * 3, 255);
  const pixel = (picture: Picture, x: number, y: number) => {
    if (x >= picture.width || y >= picture.height) return undefined;
    const at = (y * picture.width + x) * 3;
    return picture.data.subarray(at, at + 3);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = pixel(expected, x, y);
      const after = pixel(actual, x, y);
      const at = (y * width + x) * 3;
      if (before && after?.equals(before)) {
        data.fill(215 + Math.round((before[0]! + before[1]! + before[2]!) / 3 / 6.4), at, at + 3);
      } else {
        data.set([214, 30, 60], at);
      }
    }
  }
  return { width, height, data };
}
