import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQr from 'jsqr';
import { expect, waitFor } from 'storybook/test';
import { guide } from './QrCode.guide.ts';
import { QrCode } from './QrCode.tsx';
import { qrPng, qrSvg } from './qr-file.ts';

const value = 'https://pay.example/pay/lagos-prints';

/** What a camera would read: the code as drawn, on the frame's own ground, twice as large. */
async function scan(canvasElement: HTMLElement): Promise<string | undefined> {
  const code = await waitFor(() => {
    const drawn = canvasElement.querySelector('figure svg');
    if (!drawn) throw new Error('There is no code.');
    return drawn;
  });
  const frame = code.parentElement;
  if (!frame) throw new Error('There is no frame.');
  const edge = frame.clientWidth;
  const quiet = Number.parseFloat(getComputedStyle(frame).paddingLeft);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = edge * 2;
  canvas.height = edge * 2;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = getComputedStyle(frame).backgroundColor;
  context.fillRect(0, 0, edge * 2, edge * 2);
  const size = (edge - 2 * quiet) * 2;
  context.drawImage(image, quiet * 2, quiet * 2, size, size);
  const { data } = context.getImageData(0, 0, edge * 2, edge * 2);
  // Cameras that read reversed codes are the exception.
  return jsQr(data, edge * 2, edge * 2, { inversionAttempts: 'dontInvert' })?.data;
}

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  parameters: { guide },
  args: { value, label: 'Payment link for Lagos Prints' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await scan(canvasElement)).toBe(value);
  },
};
/** Dark on white here too. */
export const InTheDark: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await scan(canvasElement)).toBe(value);
  },
};
export const OnItsWay: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('figure > div');
    await expect(frame?.getBoundingClientRect().height).toBe(160 + 2 * 31 + 2);
  },
};
export const WithCaption: Story = { args: { caption: 'Scan to pay Lagos Prints' } };
export const LongAddress: Story = {
  args: { value: `${value}?note=${'0123456789'.repeat(12)}`, size: 200 },
  play: async ({ canvasElement, args }) => {
    await expect(await scan(canvasElement)).toBe(args.value);
  },
};
export const Small: Story = {
  args: { value: 'HBR-1', size: 128 },
  play: async ({ canvasElement }) => {
    await expect(await scan(canvasElement)).toBe('HBR-1');
  },
};

/** Black pixels and white ones of a file, as an image of it has them. */
async function readFile(file: Blob) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** What is downloaded to be printed: large, black on white whatever the theme, with white around it. */
export const AsAFile: Story = {
  ...InTheDark,
  play: async () => {
    for (const file of [await qrPng(value), qrSvg(value)]) {
      const { data, width, height } = await readFile(file);
      await expect(width).toBeGreaterThanOrEqual(1024);
      await expect(height).toBe(width);
      await expect(jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe(value);
      const tones = new Set<number>();
      let first = width;
      for (let at = 0; at < data.length; at += 4) {
        tones.add(data[at] ?? -1);
        if (data[at] === 0) first = Math.min(first, (at / 4) % width);
      }
      await expect([...tones].toSorted()).toEqual([0, 255]);
      // The code of this address has 29 modules: 4 of 37 are white before the first.
      await expect(first).toBe((width / 37) * 4);
    }
  },
};
