import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contract, type FrontendConfiguration } from '@edu/shared-utility/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { frontendConfiguration } from '../domain/tenants';
import { pageHost } from '../http/request-context';
import { sendNotFound } from '../plugins/errors';
import { configuredPictures } from './configured-pictures';
import { contentSecurityPolicy } from './csp';
import type { LiveMap, MapRevision } from './live-map';
import { renderPage } from './page';
import { type PageOrigins, pageAddress, pageOrigins } from './page-origins';
import { permissionsPolicy } from './permissions-policy';
import { closure, entryModules, preloadLinks, sessionPreloads } from './preloads';
import { tenantIcon } from './tenant-icon';
import { waitAtMost } from './wait-at-most';

export interface StaticHostOptions {
  readonly map: LiveMap;
  /** dist/modules */
  readonly modules: string;
  /** Pictures of the demo tenants. */
  readonly assets: string;
  /** root-config/index.html */
  readonly template: string;
  readonly moduleHosts: readonly string[];
  /** Origins of pictures, besides those that the tenant's configuration names. */
  readonly pictureHosts: readonly string[];
  /** What /config.json says; read for every page. */
  readonly runtimeConfig: () => Promise<Record<string, unknown>>;
}

export interface StaticHost {
  register(app: FastifyInstance): Promise<void>;
  /** For what no route answers: a page navigation gets the page, all else the 404 envelope. */
  fallback(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Milliseconds that a page waits for a database that may hang. */
const CONFIGURATION_PATIENCE = 1500;

const DEFAULT_TITLE = '共享教育资源 传承人类文明';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** By a hash in its own name, or in that of its folder. */
const HASHED = /-[0-9a-z_-]{8,}\.\w+(\.map)?(\.br|\.gz)?$|-[0-9a-f]{8}\/[^/]+$/i;

/** First path segments of the API: what is unknown there is no page. */
const apiSegments = new Set(
  Object.values(contract)
    .flatMap((resource) => Object.values(resource as Record<string, { path: string }>))
    .map(({ path }) => path.split('/')[1]),
);

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '/';
  const segment = path.split('/')[1] ?? '';
  if (['modules', 'assets'].includes(segment)) return false;
  const { accept = '*/*' } = request.headers;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !apiSegments.has(segment) && !/\.\w+$/.test(path);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses small generated texts as the client accepts. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }));
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await gzipped(text));
  }
  return reply.send(text);
}

export function createStaticHost(options: StaticHostOptions): StaticHost {
  const { map, moduleHosts } = options;

  const policyFor = (
    nonce: string,
    { manifest }: MapRevision,
    { api, frames }: PageOrigins,
    configuration: FrontendConfiguration | null,
  ): string =>
    contentSecurityPolicy({
      nonce,
      inlineScripts: [manifest.firstPaint, manifest.nativeMap].flatMap((one) => one?.digest ?? []),
      moduleHosts,
      pictureHosts: [...options.pictureHosts, ...configuredPictures(configuration)],
      apiOrigins: api,
      frameOrigins: frames,
    });

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { server } = request;
    const revision = await map.current();
    const host = pageHost(request);
    const address = pageAddress(request.protocol, request.host);
    const origins = pageOrigins(await options.runtimeConfig(), address);
    // A page must come even when the database does not: the browser then asks for the configuration.
    const asked = server.db.withSystem((tx) => frontendConfiguration(tx, host)).catch(() => null);
    const configuration = (await waitAtMost(asked, CONFIGURATION_PATIENCE)) ?? null;
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage(await readFile(options.template, 'utf8'), {
      nonce,
      ...scripts(revision),
      ...preloads(request.url, revision),
      title: configuration?.pageTitle || DEFAULT_TITLE,
      // where the API is another server's, so is the configuration
      tenant: configuration && origins.apiIsOwn ? JSON.stringify(configuration) : '',
      lang: 'zh-CN',
      icon: tenantIcon(configuration),
    });
    reply
      .status(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('permissions-policy', permissionsPolicy)
      .header('content-security-policy', policyFor(nonce, revision, origins, configuration));
    return sendText(request, reply, html);
  }

  async function sendMap(request: FastifyRequest, reply: FastifyReply) {
    const { body, etag } = await map.current();
    reply.header('cache-control', REVALIDATE).header('etag', etag);
    // Pages on other origins may share this map; it holds nothing secret.
    reply.header('access-control-allow-origin', '*');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return sendText(request, reply.type('application/json; charset=utf-8'), body);
  }

  /** The present file behind an address without a hash, as importmap.json has it. */
  async function builtFile(url: string): Promise<string | undefined> {
    const path = url.split('?')[0] ?? '';
    if (!path.startsWith('/modules/')) return undefined;
    const { manifest } = await map.current();
    return manifest.modules[path]?.file;
  }

  return {
    async register(app) {
      app.get('/importmap.json', { schema: { hide: true } as object }, sendMap);
      app.get('/config.json', { schema: { hide: true } as object }, async (_, reply) =>
        reply
          .header('cache-control', REVALIDATE)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(await options.runtimeConfig())),
      );
      await app.register(fastifyStatic, {
        root: options.modules,
        prefix: '/modules/',
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders: (reply, path) => {
          reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : REVALIDATE);
          // Modules are public: an import map of another origin may name them.
          reply.header('access-control-allow-origin', '*');
        },
      });
      await app.register(fastifyStatic, {
        root: options.assets,
        prefix: '/assets/',
        decorateReply: false,
        index: false,
        maxAge: '1h',
      });
    },
    async fallback(request, reply) {
      if (wantsPage(request)) return sendPage(request, reply);
      const built = request.method === 'GET' ? await builtFile(request.url) : undefined;
      if (!built) return sendNotFound(request, reply);
      // A tester's address of a build that changes all the time; import maps refuse redirects.
      reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
      return reply.redirect(built);
    },
  };
}

function scripts({ manifest: { systemjs, boot, firstPaint, nativeMap } }: MapRevision) {
  return {
    nativeMap: nativeMap ? `<script type="importmap">${nativeMap.text}</script>` : '',
    firstPaint: firstPaint ? `<script>${firstPaint.text}</script>` : '',
    system: systemjs?.file ?? '',
    systemIntegrity: systemjs?.integrity ?? '',
    boot: boot?.file ?? '',
    bootIntegrity: boot?.integrity ?? '',
  };
}

function preloads(url: string, revision: MapRevision) {
  const modules = entryModules(url.split('?')[0] ?? '/');
  return {
    // SystemJS and boot stand in the page's head themselves.
    preloads: preloadLinks(closure(revision, modules.always)),
    sessionPreloads: sessionPreloads(revision, modules),
  };
}
