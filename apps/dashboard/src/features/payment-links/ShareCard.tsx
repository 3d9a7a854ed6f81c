import type { PaymentLink } from '@harbour/contract/model';
import { Button } from '@harbour/design-system/Button';
import { Card } from '@harbour/design-system/Card';
import { CopyField } from '@harbour/design-system/CopyField';
import { Inline } from '@harbour/design-system/Inline';
import { QrCode } from '@harbour/design-system/QrCode';
import { Stack } from '@harbour/design-system/Stack';
import { ExternalLink } from 'lucide-react';

/** The three ways to hand a link to a customer: copy it, open it, show it as a QR code. */
export function ShareCard({ link }: { link: PaymentLink }) {
  return (
    <Card title="Share">
      <Inline gap={6} align="start" justify="between">
        <Stack gap={4}>
          <CopyField
            label="Link"
            value={link.url}
            hint={link.mode === 'test' ? 'A test link: it takes test cards and moves no money.' : undefined}
          />
          <div>
            <Button icon={ExternalLink} href={link.url} external>
              Open payment page
            </Button>
          </div>
        </Stack>
        <QrCode value={link.url} label={`QR code of ${link.title}`} size={128} />
      </Inline>
    </Card>
  );
}
