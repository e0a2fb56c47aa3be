import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keptMessages, type OutboxEntry } from '../domain/codes/outbox';
import { escapeHtml } from '../static/page';

const query = z.object({ account: z.string().max(254).optional() });
const options = { schema: { querystring: query, hide: true } as object };

const row = ({ account, channel, code, purpose, sentAt }: OutboxEntry): string =>
  `<tr>${[sentAt, channel, account, purpose, code].map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;

const page = (entries: readonly OutboxEntry[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><title>Outbox</title><meta http-equiv="refresh" content="5">
<h1>Outbox</h1>
<p>Codes and notices that no provider took, newest first. Only in a demo installation.</p>
<table border="1" cellpadding="6"><thead><tr><th>Sent</th><th>Channel</th><th>Account</th><th>Purpose</th><th>Code</th></tr></thead>
<tbody>${entries.map(row).join('')}</tbody></table>
</html>`;

/** Where testers read the codes (design §5). Never registered in production. */
export function registerDevPages(app: FastifyInstance): void {
  const { secret } = app.services.login.codes;
  const entries = (request: { query: unknown }) => {
    const { account = null } = request.query as z.output<typeof query>;
    return keptMessages(app.db, secret, account);
  };
  // Codes and notices apart: the newest entry for an account is the code that was just asked for.
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
