import type { PaymentLink } from '@harbour/contract/model';
import { Button } from '@harbour/design-system/Button';
import { Card } from '@harbour/design-system/Card';
import { CopyField } from '@harbour/design-system/CopyField';
import { Inline } from '@harbour/design-system/Inline';
import { QrCode } from '@harbour/design-system/QrCode';
import { qrPng, qrSvg } from '@harbour/design-system/qr-file';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { toast } from '@harbour/design-system/Toast';
import ExternalLink from 'lucide-react/icons/external-link';
import { mode } from '../../session/mode.ts';
import { saveFile } from './save-file.ts';

/** Copy the link, or look at what a customer sees. Without a link: the same card while that is on its way. */
export function ShareCard({ link }: { link: PaymentLink | undefined }) {
  return (
    <Card
      title="Share"
      actions={
        <Button
          size="sm"
          icon={ExternalLink}
          {...(link ? { href: link.url, external: true } : { disabled: true })}
        >
          Open payment page
        </Button>
      }
    >
      <CopyField label="Link" value={link?.url} hint={hintFor(link)} />
    </Card>
  );
}

function hintFor(link: PaymentLink | undefined): string | undefined {
  if (link && link.status !== 'active') return 'Whoever opens it is told that it takes no payments.';
  if ((link?.mode ?? mode) === 'test') return 'A test link: it takes test cards and moves no money.';
  return undefined;
}

/** The link for a counter, a flyer or an invoice. Without a link: the same card while that is on its way. */
export function QrCard({ link }: { link: PaymentLink | undefined }) {
  return (
    <Card title="QR code">
      <Stack gap={3} align="center">
        <QrCode value={link?.url} label={link?.title ?? 'Payment link'} size={160} />
        <Text size="xs" tone="muted" align="center">
          Opens the payment page on the phone that scans it.
        </Text>
        <Inline gap={2} justify="center">
          <Button size="sm" disabled={!link} onClick={() => void download(link, 'png')}>
            Download PNG
          </Button>
          <Button size="sm" disabled={!link} onClick={() => void download(link, 'svg')}>
            Download SVG
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Saves the code as a picture to be printed. */
async function download(link: PaymentLink | undefined, kind: 'png' | 'svg'): Promise<void> {
  if (!link) return;
  try {
    const file = kind === 'png' ? await qrPng(link.url) : qrSvg(link.url);
    saveFile(`${link.reference}.${kind}`, file);
  } catch {
    toast.error('This browser could not draw the code. Try the other format.');
  }
}
