import { join } from 'node:path';
import { type EndpointData, type Envelope, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifySchema, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { createServices } from '../create-services';
import type { Database } from '../db/database';
import type { Services } from '../http/services';
import { installationSecret } from '../installation-secret';
import { envelopeOf, runtimeConfig } from '../runtime-config';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { readSettings } from '../settings';
import { bundle } from './bundle';
import { openTestDatabase, root, type TestDatabase } from './test-database';

export interface CallOptions {
  readonly token?: string | undefined;
  /** Host of the page, by default `localhost`. */
  readonly host?: string;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly code: number;
  readonly message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the reply holds
  readonly data: any;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly routes: {
    method: string | string[];
    url: string;
    access: string | undefined;
    schema: FastifySchema | undefined;
  }[];
  readonly db: Database;
  readonly database: TestDatabase;
  readonly services: Services;
  /** Makes a call of the contract, with its parameters where the contract puts them. */
  call(
    endpoint: EndpointData,
    params?: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Reply>;
  /** Logs in with the demo password; throws if that is refused. */
  login(account: string, options?: CallOptions & { flow?: 'old' | 'new' }): Promise<string>;
  /** The newest code in the outbox for that recipient. */
  code(account: string): Promise<string>;
  close(): Promise<void>;
}

/** A value as written in a query string. */
const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Splits the parameters as the contract's client does. */
export function requestOf(endpoint: EndpointData, params: Record<string, unknown>) {
  const rest = { ...params };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(asText(rest[name]));
    delete rest[name];
    return value;
  });
  const bodyless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(rest)) {
    const listed = Array.isArray(endpoint.query) && endpoint.query.includes(name);
    if (!bodyless && endpoint.query !== 'all' && !listed) continue;
    if (Array.isArray(value)) query[name] = value.map(asText);
    else if (value !== undefined) query[name] = asText(value);
    delete rest[name];
  }
  return { method: endpoint.method, url, query, ...(bodyless ? {} : { payload: rest }) };
}

/** A database with the demo data, and the server's access to it. */
interface GivenDatabase {
  readonly database: TestDatabase;
  readonly db: Database;
}

/** Builds the whole server on a fresh demo database, without a port. */
export async function startTestServer(
  overrides: Partial<Services> = {},
  env: NodeJS.ProcessEnv = {},
  givenDatabase?: GivenDatabase,
): Promise<TestServer> {
  const database = givenDatabase?.database ?? (await openTestDatabase());
  const { db } = givenDatabase ?? database;
  const settings = readSettings({ NODE_ENV: 'test', ...env }, root);
  const secret = settings.secret ?? (await installationSecret(db));
  const envelope = envelopeOf(await runtimeConfig(settings));
  const made = createServices(db, settings, bundle, () => secret, undefined, envelope);
  const services = { ...made, ...overrides };
  const routes: TestServer['routes'] = [];
  const onRoute = (item: TestServer['routes'][number]): void => void routes.push(item);
  const app = await buildApp({
    db,
    services,
    trustProxy: { hops: 1 },
    openApi: join(root, 'platform-server/openapi.json'),
    onRoute,
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  const call: TestServer['call'] = async (endpoint, params = {}, options = {}) => {
    const { token, host = 'localhost', headers = {}, ip } = options;
    const reply = await app.inject({
      ...requestOf(endpoint, params),
      headers: {
        host,
        ...(token && { token }),
        ...(ip && { 'x-forwarded-for': ip }),
        ...headers,
      },
    });
    const { code, message, data } = reply.json<Envelope<unknown>>();
    return { status: reply.statusCode, headers: reply.headers, code, message, data };
  };

  return {
    app,
    routes,
    db,
    database,
    services,
    call,
    async login(account, { flow = 'old', ...options } = {}) {
      const path =
        flow === 'new' ? '/usercenter/v2/t-b/account/login' : '/usercenter/v1/account/login';
      const endpoint: EndpointData = { method: 'POST', path };
      const reply = await call(endpoint, { account, password: DEMO_PASSWORD }, options);
      if (reply.code !== errorCodes.ok)
        throw new Error(`${account}: ${reply.code} ${reply.message}`);
      return reply.data.token;
    },
    async code(account) {
      const reply = await app.inject({ url: '/dev/outbox.json', query: { account } });
      return reply.json<{ code: string }[]>()[0]?.code ?? '';
    },
    async close() {
      await app.close();
      await services.jobs.stop();
      await services.faces.engine.stop();
      await database.close();
    },
  };
}
