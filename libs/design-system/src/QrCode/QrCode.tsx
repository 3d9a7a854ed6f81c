import { QRCode } from 'react-qr-code';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { frame } from './QrCode.css.ts';

export interface QrCodeProps {
  /** The address that it leads to. */
  value: string;
  /** What scanning does: "Payment link for Lagos Prints". */
  label: string;
  /** Edge in pixels, without the quiet zone. */
  size?: 128 | 160 | 200 | 256;
}

/** An address for a phone's camera. */
export function QrCode({ value, label, size = 160 }: QrCodeProps) {
  return (
    <div className={frame}>
      <QRCode value={value} size={size} level="M" fgColor="#0f1e29" bgColor="#ffffff" aria-hidden="true" />
      <VisuallyHidden>QR code: {label}</VisuallyHidden>
    </div>
  );
}
