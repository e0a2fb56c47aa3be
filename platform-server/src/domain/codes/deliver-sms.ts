import { createHmac } from 'node:crypto';
import type { Deliver } from './outbox-context';

const TIMEOUT = 10_000;

/**
 * Posts `{ id, to, text, code, purpose }` to the webhook. `x-edu-signature` is `sha256=` + HMAC-SHA256 of
 * `<x-edu-timestamp>.<body>` with the shared secret; `id` is the same in every retry, so that the receiver can drop
 * duplicates.
 */
export function deliverSms(url: string, secret: string): Deliver {
  return async ({ id, to, text, code, purpose }) => {
    const body = JSON.stringify({ id, to, text, code, purpose });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-edu-timestamp': timestamp,
        'x-edu-signature': `sha256=${signature}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`);
  };
}
