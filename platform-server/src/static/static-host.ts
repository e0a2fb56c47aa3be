import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contract, type FrontendConfiguration } from '@edu/shared-utility/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { frontendConfiguration } from '../domain/tenants';
import type { StreamLimits } from '../http/event-streams';
import { pageHost } from '../http/request-context';
import { sendNotFound } from '../plugins/errors';
import { configuredPictures } from './configured-pictures';
import { contentSecurityPolicy } from './csp';
import type { LiveMap, MapRevision } from './map-revision';
import { serveModules } from './module-files';
import { configTag, renderPage } from './page';
import { type PageOrigins, pageAddress, pageOrigins } from './page-origins';
import { permissionsPolicy } from './permissions-policy';
import { entryModules, pagePreloads } from './preloads';
import { packedText, sendPacked } from './send-text';
import { serveMap } from './serve-map';
import { REVALIDATE } from './static-headers';
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
  /** Origins of pictures, besides those in the tenant's configuration. */
  readonly pictureHosts: readonly string[];
  /** Overrides of the default limits of the map's event stream. */
  readonly streams?: Partial<StreamLimits>;
  /** Content of /config.json, read for every page. */
  readonly runtimeConfig: () => Promise<Record<string, unknown>>;
}

export interface StaticHost {
  register(app: FastifyInstance): Promise<void>;
  /** For requests without a route: navigations get the page, others the 404 envelope. */
  fallback(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Milliseconds that a page waits for the database. */
const CONFIGURATION_TIMEOUT = 1500;

const DEFAULT_TITLE = '共享教育资源 传承人类文明';
/** First path segments of the API: an unknown path below them is no page. */
const apiSegments = new Set(
  Object.values(contract)
    .flatMap((resource) => Object.values(resource as Record<string, { path: string }>))
    .map(({ path }) => path.split('/')[1]),
);

export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '/';
  const segment = path.split('/')[1] ?? '';
  if (['modules', 'assets'].includes(segment)) return false;
  const { accept = '*/*' } = request.headers;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !apiSegments.has(segment) && !/\.\w+$/.test(path);
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
      inlineScripts: [manifest.firstPaint, manifest.nativeMap].flatMap(
        (item) => item?.digest ?? [],
      ),
      moduleHosts,
      pictureHosts: [...options.pictureHosts, ...configuredPictures(configuration)],
      apiOrigins: api,
      frameOrigins: frames,
    });

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // a final dot names the same host, but makes another origin: no tenant, no session, no passkey of it
    const plain = request.host.replace(/\.(?=:\d+$|$)/, '');
    if (plain !== request.host)
      return reply.redirect(`${request.protocol}://${plain}${request.url}`, 308);
    const { server } = request;
    const revision = await map.current();
    const host = pageHost(request);
    const address = pageAddress(request.protocol, request.host);
    const config = await options.runtimeConfig();
    const origins = pageOrigins(config, address);
    // The page is sent even if the database is down; the browser then requests the configuration.
    const loading = server.db.withSystem((tx) => frontendConfiguration(tx, host)).catch(() => null);
    const configuration = (await waitAtMost(loading, CONFIGURATION_TIMEOUT)) ?? null;
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage(await readFile(options.template, 'utf8'), {
      nonce,
      config: configTag(config),
      ...scripts(revision),
      ...pagePreloads(revision, entryModules(request.url.split('?')[0] ?? '/')),
      title: configuration?.pageTitle || DEFAULT_TITLE,
      // if another server has the API, it also has the configuration
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
    return sendPacked(request, reply, packedText(html));
  }

  /** The hashed file of the current build for a stable address, such as those in importmap.json. */
  async function builtFile(url: string): Promise<string | undefined> {
    const path = url.split('?')[0] ?? '';
    if (!path.startsWith('/modules/')) return undefined;
    const { manifest } = await map.current();
    return manifest.modules[path]?.file;
  }

  return {
    async register(app) {
      serveMap(app, map, options.streams);
      app.get('/config.json', { schema: { hide: true } as object }, async (_, reply) =>
        reply
          .header('cache-control', REVALIDATE)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(await options.runtimeConfig())),
      );
      await serveModules(app, options.modules);
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
      // Only for overrides during tests: the build changes often, and integrity does not apply to redirects.
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
