import type { Deliver } from './outbox-context';

const TIMEOUT = 10_000;

/**
 * Sends by SMTP.
 *
 * @param url as nodemailer takes it; its required `?from=` is the sender
 */
export function deliverMail(url: string): Deliver {
  const address = new URL(url);
  const from = address.searchParams.get('from');
  if (!from) throw new TypeError('The address of the mail server names no sender.');
  address.searchParams.delete('from');
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!address.searchParams.has(limit)) address.searchParams.set(limit, String(TIMEOUT));
  }
  // Loaded on first use, so that starting the server does not wait for it.
  const made = import('nodemailer').then(({ default: mail }) => mail.createTransport(address.href));
  return async ({ id, to, subject, text }) => {
    const transport = await made;
    await transport.sendMail({ from, to, subject, text, messageId: `<${id}@edu-platform>` });
  };
}
