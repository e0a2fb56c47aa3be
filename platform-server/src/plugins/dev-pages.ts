import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type OutboxEntry, outboxMessages } from '../domain/codes/outbox-messages';
import { findTenantByHost } from '../domain/tenants';
import { hostName } from '../http/request-context';
import { escapeHtml } from '../static/escape-html';
import { sendNotFound } from './errors';

const LOCAL = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

const query = z.object({ account: z.string().max(254).optional() });

const row = ({ account, channel, code, purpose, link, sentAt }: OutboxEntry): string =>
  `<tr>${[sentAt, channel, account, purpose, link ?? code].map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;

const page = (entries: readonly OutboxEntry[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><title>Outbox</title><meta http-equiv="refresh" content="5">
<h1>Outbox</h1>
<p>Codes and notices that no provider took, newest first. Only in a demo installation.</p>
<table border="1" cellpadding="6"><thead><tr><th>Sent</th><th>Channel</th><th>Account</th><th>Purpose</th><th>Code or link</th></tr></thead>
<tbody>${entries.map(row).join('')}</tbody></table>
</html>`;

/** Shows the outbox to testers (architecture §5). Never registered in production. */
export function registerDevPages(app: FastifyInstance): void {
  const { secret } = app.services.login.codes;
  const entries = (request: { query: unknown }) => {
    const { account = null } = request.query as z.output<typeof query>;
    return outboxMessages(app.db, secret, account);
  };
  // A foreign domain that resolves to this machine (DNS rebinding) would let its page read the codes.
  const isKnownHost = async (host: string): Promise<boolean> => {
    if (LOCAL.test(host)) return true;
    if (!app.services.demo) return false;
    return (await app.db.withSystem((tx) => findTenantByHost(tx, host))) !== null;
  };
  const options = {
    schema: { querystring: query, hide: true } as object,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(await isKnownHost(hostName(request.host)))) return sendNotFound(request, reply);
    },
  };
  // Codes only, without notices, so that the newest entry of an account is the code just requested.
  app.get('/dev/outbox.json', options, async (request) =>
    (await entries(request)).filter(({ code }) => code !== ''),
  );
  app.get('/dev/notices.json', options, async (request) =>
    (await entries(request)).filter(({ code }) => code === ''),
  );
  app.get('/dev/outbox', options, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(await entries(request))),
  );
}
