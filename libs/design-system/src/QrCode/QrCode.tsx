import { memo, useDeferredValue, useEffect, useState } from 'react';
import { QRCode } from 'react-qr-code';
import { afterPaint } from '../Dialog/after-paint.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { caption as captionStyle, code, figure, frame, grounds, room } from './QrCode.css.ts';

export interface QrCodeProps {
  /** The address that it leads to. Missing while it is on its way: the frame keeps its room. */
  value?: string;
  /** What scanning does: "Payment link for Lagos Prints". */
  label: string;
  /** Words below the code, in sight. */
  caption?: string;
  /** Edge in pixels, without the quiet zone. */
  size?: 128 | 160 | 200 | 256;
}

/**
 * White around the code, in pixels: four modules (ISO/IEC 18004), reckoned for the smallest code of 21 modules, whose
 * modules are the largest; a longer address gets more than it needs.
 */
const quietZone = (size: number) => Math.ceil((size / 21) * 4);

/** Eight patterns of thousands of modules are weighed against each other: once an address, not at every drawing. */
const Modules = memo(function Modules({ value, size }: { value: string; size: number }) {
  return (
    <QRCode
      value={value}
      size={size}
      level="M"
      fgColor="#0f1e29"
      bgColor="#ffffff"
      aria-hidden="true"
      className={code}
      style={{ maxInlineSize: size }}
    />
  );
});

/** An address for a phone's camera. It is reckoned after the page around it is painted, in the room kept for it. */
export function QrCode({ value: address, label, caption, size = 160 }: QrCodeProps) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const value = useDeferredValue(painted ? (address ?? null) : null, null);
  return (
    <figure className={figure}>
      <div
        className={`${frame} ${grounds[value === null ? 'room' : 'code']}`}
        style={{ padding: quietZone(size) }}
      >
        {value === null ? (
          <div className={room} style={{ inlineSize: size }} />
        ) : (
          <>
            <Modules value={value} size={size} />
            <VisuallyHidden>QR code: {label}</VisuallyHidden>
          </>
        )}
      </div>
      {caption && <figcaption className={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}
