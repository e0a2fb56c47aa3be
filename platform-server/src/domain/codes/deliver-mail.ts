import nodemailer from 'nodemailer';
import type { Deliver } from './outbox';

const TIMEOUT = 10_000;

/** Sends by SMTP. `url` as nodemailer takes it; `?from=` names the sender. */
export function deliverMail(url: string): Deliver {
  const address = new URL(url);
  const from = address.searchParams.get('from') ?? 'no-reply@localhost';
  address.searchParams.delete('from');
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!address.searchParams.has(limit)) address.searchParams.set(limit, String(TIMEOUT));
  }
  const transport = nodemailer.createTransport(address.href);
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text, messageId: `<${id}@edu-platform>` });
  };
}
