import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A fresh secret as Standard Webhooks writes it: 32 bytes in base64 behind `whsec_`. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

interface Message {
  id: string;
  timestamp: Date;
  body: string;
}

/** The headers that name, date and sign a message; one signature for each secret, the newest first (standardwebhooks.com). */
export function signedHeaders(message: Message, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(message.timestamp.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const signed = `${message.id}.${seconds}.${message.body}`;
    return `v1,${createHmac('sha256', key).update(signed, 'utf8').digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}
