import { renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import type { PaymentLink } from '@harbour/contract/model';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QrCard } from './ShareCard.tsx';

const link = examples.getPaymentLink[200].fixed.data as unknown as PaymentLink;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the browser is asked to save. */
function recordFiles() {
  const saved: { name: string; file: Blob }[] = [];
  let made: Blob;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => {
        made = file;
        return 'blob:code';
      };
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
  return saved;
}

it('saves the code as a drawing that can be printed, called as the link', async () => {
  const saved = recordFiles();
  const { user } = renderScreen(<QrCard link={link} />);
  await user.click(await screen.findByRole('button', { name: 'Download SVG' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe(`${link.reference}.svg`);
  expect(saved[0]?.file.type).toBe('image/svg+xml');
});

it('says so where the browser draws no picture', async () => {
  const saved = recordFiles();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  const { user } = renderScreen(<QrCard link={link} />);
  await user.click(await screen.findByRole('button', { name: 'Download PNG' }));
  expect(await screen.findByText(/could not draw the code/)).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('has nothing to save while the link is on its way', async () => {
  renderScreen(<QrCard link={undefined} />);
  expect(await screen.findByRole('button', { name: 'Download PNG' })).toBeDisabled();
});
