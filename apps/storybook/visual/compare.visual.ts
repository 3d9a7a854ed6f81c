// The comparer itself: what it must catch, and what it must let pass.
import { expect, test } from '@playwright/test';
import {
  decode,
  drawDifference,
  encode,
  strictDifference,
  visibleDifference,
  type Picture,
} from './compare.ts';

/** Stripes like lines of text, `shift` pixels lower, in a grey. */
function sample({ width = 320, height = 160, shift = 0, grey = 40 } = {}): Picture {
  const data = Buffer.alloc(width * height * 3, 250);
  for (let y = 0; y < height; y += 1) {
    if ((y + 240 - shift) % 24 < 8) data.fill(grey, (y * width + 20) * 3, (y * width + width - 20) * 3);
  }
  return { width, height, data };
}

function withPixel(picture: Picture, at: number, change: number): Picture {
  const data = Buffer.from(picture.data);
  data[at] = data[at]! + change;
  return { ...picture, data };
}

test('equal pictures are equal, also after a baseline was written and read', async () => {
  const picture = sample();
  const stored = await decode(await encode(picture));
  expect(strictDifference(stored, picture)).toBeUndefined();
  expect(visibleDifference(stored, picture)).toBeUndefined();
});

test('one channel of one pixel by 33 steps in 255 is a difference, by 32 it is how corners are smoothed', async () => {
  const picture = sample();
  for (const at of [0, picture.data.length - 1, 30_000]) {
    const stored = await decode(await encode(withPixel(picture, at, -33)));
    expect(strictDifference(stored, picture)).toBe('1 pixels differ, by up to 33/255');
    expect(strictDifference(withPixel(picture, at, -32), picture)).toBeUndefined();
  }
});

test('a slightly other shade of more than a few pixels is a difference', () => {
  let picture = sample();
  for (let at = 0; at < 21; at += 1) picture = withPixel(picture, at * 30, -4);
  expect(strictDifference(picture, sample())).toBe('21 pixels differ, by up to 4/255');
});

test('another size is a difference', () => {
  expect(strictDifference(sample({ height: 161 }), sample())).toBe('is 320 × 161, was 320 × 160');
  expect(visibleDifference(sample({ height: 176 }), sample())).toBe('is 320 × 176, was 320 × 160');
});

test('to the eye, a shade and a row of pixels more are no difference', () => {
  expect(visibleDifference(sample({ grey: 48 }), sample())).toBeUndefined();
  expect(visibleDifference(sample({ height: 163 }), sample())).toBeUndefined();
});

test('to the eye, another colour and another place are a difference', () => {
  expect(visibleDifference(sample({ grey: 120 }), sample())).toMatch(/looks different/u);
  expect(visibleDifference(sample({ shift: 5 }), sample())).toMatch(/looks different/u);
});

test('the drawing of a difference marks it, and only it', () => {
  const { data } = drawDifference(withPixel(sample(), 0, -1), sample());
  expect([...data.subarray(0, 3)]).toEqual([214, 30, 60]);
  expect(data[3]).toBeGreaterThan(200);
});
