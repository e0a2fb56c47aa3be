import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '../domain/find-caller';
import { BusinessError } from '../http/business-error';
import { contextHeaders, tokenOf } from '../http/request-context';
import { locales, phrase } from '../phrases';
import { escapeHtml } from '../static/escape-html';

const COOKIE = 'docs';
const hidden = { schema: { hide: true } as object };

/** Sends the token of the shell's session in the same browser, if there is one. */
const SCRIPT = `document.querySelector('button').addEventListener('click', async () => {
  const headers = { token: localStorage.getItem('token') ?? '', locale: document.documentElement.lang };
  const reply = await (await fetch('/docs/session', { method: 'POST', headers })).json();
  if (reply.code === 0) location.reload();
  else document.querySelector('[role=alert]').textContent = reply.message;
});
`;

const localeOfBrowser = ({ headers }: FastifyRequest): Locale =>
  locales.find((locale) => headers['accept-language']?.startsWith(locale.slice(0, 2))) ?? 'zh-CN';

const page = (locale: Locale): string => {
  const text = (key: 'docs.title' | 'docs.ask' | 'docs.login' | 'docs.open') =>
    escapeHtml(phrase(locale, key));
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text('docs.title')}</title>
<main><h1>${text('docs.title')}</h1><p>${text('docs.ask')}</p>
<p><a href="/login" target="_blank">${text('docs.login')}</a></p>
<p><button type="button">${text('docs.open')}</button></p><p role="alert"></p></main>
<script src="/docs/enter.js"></script>
</html>`;
};

const cookieOf = ({ headers }: FastifyRequest): string | null =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]+)`).exec(headers.cookie ?? '')?.[1] ?? null;

/**
 * In production /docs is for platform operators only: their session of the shell, second factor included, is
 * checked once and then represented by an HttpOnly cookie limited to this path. It ends with that session.
 *
 * @returns the reply for people without access; false for those with access
 */
export function guardDocs(app: FastifyInstance) {
  /** Throws what a call of operators would be refused with. */
  const requireOperator = async (request: FastifyRequest, token: string | null): Promise<void> => {
    if (!token) throw new BusinessError(errorCodes.notLoggedIn);
    const { login, production } = app.services;
    const caller = await findCaller(app.db, token, contextHeaders(request), login.limits);
    if (!caller.isOperator || caller.isEmbedded) throw new BusinessError(errorCodes.forbidden);
    if (production && caller.lacksFactor) throw new BusinessError(errorCodes.secondFactorDemanded);
  };
  const isOperator = (request: FastifyRequest, token: string | null): Promise<boolean> =>
    requireOperator(request, token).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BusinessError) return false;
        throw error;
      },
    );
  app.get('/docs/enter.js', hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  app.post('/docs/session', hidden, async (request, reply) => {
    const token = tokenOf(request);
    await requireOperator(request, token);
    const secure = app.services.production ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${COOKIE}=${token}; Path=/docs; HttpOnly; SameSite=Strict${secure}`,
    );
    return { code: errorCodes.ok, message: '', data: null };
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | false> => {
    if (!app.services.production) return false;
    if (await isOperator(request, cookieOf(request))) return false;
    return reply
      .code(401)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; connect-src 'self'",
      )
      .send(page(localeOfBrowser(request)));
  };
}
