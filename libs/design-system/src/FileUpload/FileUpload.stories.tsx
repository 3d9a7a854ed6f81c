import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './FileUpload.guide.ts';
import { FileUpload, type UploadFile } from './FileUpload.tsx';
import type { UploadItem } from './use-uploads.ts';

const mb = 1024 * 1024;

/** A file of a size, without its bytes. */
function fileOf(name: string, size: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const done: UploadFile = (file) => Promise.resolve(`doc_${file.name.length}`);
const stopped = fn();
const never: UploadFile = () => new Promise(() => undefined);

const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  parameters: { guide },
  args: {
    label: 'Certificate of incorporation',
    name: 'document_id',
    accept: ['.pdf', '.png', '.jpg', '.jpeg'],
    maxBytes: 10 * mb,
    maxFiles: 5,
    upload: done,
    onValuesChange: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const items: UploadItem[] = [
  {
    key: 'a',
    name: 'certificate.pdf',
    file: fileOf('certificate.pdf', 2.4 * mb),
    state: { status: 'done', value: 'doc_a' },
  },
  {
    key: 'b',
    name: 'directors.png',
    file: fileOf('directors.png', 812 * 1024),
    state: { status: 'uploading', share: 0.62 },
  },
  {
    key: 'c',
    name: 'statement.pdf',
    file: fileOf('statement.pdf', 5 * mb),
    state: { status: 'failed', problem: 'The connection broke. Try again.' },
  },
  {
    key: 'd',
    name: 'movie.mov',
    file: fileOf('movie.mov', 80 * mb),
    state: { status: 'refused', problem: 'This type of file is not taken. Choose a PDF, PNG or JPEG.' },
  },
];

export const Empty: Story = {};
export const EveryState: Story = { args: { initialItems: items, upload: never } };
export const One: Story = { args: { maxFiles: 1 } };

/** Chosen by hand: it is sent, and what it is posted as is told. Endings count in any case. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const chooser = canvas.getByLabelText('Certificate of incorporation');
    await expect(chooser).toHaveFocus();
    await expect(chooser).toHaveAccessibleDescription('PDF, PNG or JPEG, up to 10 MB.');
    await userEvent.upload(chooser, new File(['%PDF'], 'SCAN.PDF'));
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith(['doc_8']));
    await expect(canvas.getByRole('status')).toHaveTextContent('SCAN.PDF is uploaded.');
  },
};

/** Each with its own reason; the good one goes on. */
export const Dropped: Story = {
  args: { maxBytes: mb },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByLabelText('Certificate of incorporation');
    const files = [
      new File(['%PDF'], 'good.pdf'),
      new File([], 'empty.pdf'),
      new File([new Uint8Array(mb)], 'limit.pdf'),
      new File([new Uint8Array(mb + 1)], 'big.pdf'),
      new File(['MZ'], 'invoice\u202Efdp.exe'),
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith(['doc_8', 'doc_9']));
    await expect(canvas.getByText('This file is empty. Choose another one.')).toBeVisible();
    await expect(canvas.getByText('This file is larger than 1 MB. Choose a smaller one.')).toBeVisible();
    await expect(
      canvas.getByText('This type of file is not taken. Choose a PDF, PNG or JPEG.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove invoice�fdp.exe' })).toBeVisible();
  },
};

let tries = 0;

/** A failure is told with its reason, and the same file can be tried again. */
export const FailedAndTriedAgain: Story = {
  args: {
    upload: () => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new Error('The connection broke. Try again.'))
        : Promise.resolve('doc_1');
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Certificate of incorporation'), new File(['x'], 'a.png'));
    await expect(await canvas.findByText('The connection broke. Try again.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('a.png: The connection broke. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try a.png again' }));
    await expect(canvas.getByLabelText('Certificate of incorporation', { selector: 'input' })).toHaveFocus();
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith(['doc_1']));
  },
};

/** Taking one out stops its upload and gives the focus back. */
export const Removed: Story = {
  args: {
    upload: (_, { signal }) => {
      signal.addEventListener('abort', stopped);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chooser = canvas.getByLabelText('Certificate of incorporation');
    await userEvent.upload(chooser, new File(['x'], 'a.png'));
    await expect(canvas.getByRole('progressbar', { name: 'Uploading a.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a.png' }));
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(chooser).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('a.png is removed.');
    await expect(stopped).toHaveBeenCalled();
  },
};

/** The middle of a long name gives way, so that its ending stays. */
export const LongNames: Story = {
  args: {
    upload: never,
    initialItems: [
      {
        key: 'a',
        name: 'Ọládélé Adéyẹmí & Ngọc Ánh: Gesellschaftsvertrag in der Fassung vom 14. März 2026 (unterschrieben, Seite 1–48).pdf',
        file: fileOf('a.pdf', 3 * mb),
        state: { status: 'done', value: 'a' },
      },
      {
        key: 'b',
        name: '营业执照副本_张伟_二〇二六年三月十四日_盖章_扫描件_第一页至第四十八页_最终版本.pdf',
        file: fileOf('b.pdf', 3 * mb),
        state: { status: 'uploading', share: 0.3 },
      },
      {
        key: 'c',
        name: 'شهادة التأسيس الصادرة عن غرفة التجارة والصناعة النسخة الموقعة والمختومة بتاريخ مارس.pdf',
        file: fileOf('c.pdf', 3 * mb),
        state: { status: 'failed', problem: 'The upload failed. Try again.' },
      },
    ],
  },
};
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragEnter(within(canvasElement).getByLabelText('Certificate of incorporation'));
  },
};
export const WithError: Story = { args: { error: 'Add the certificate.' } };
export const Disabled: Story = { args: { disabled: true } };
