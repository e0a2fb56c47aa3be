import type { EndpointData } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import type { SessionLimits } from '../domain/sessions';
import type { Caller } from './caller';

/** What the plugins add to Fastify. */
export interface AppSettings {
  readonly limits: SessionLimits;
  readonly production: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly db: Database;
    readonly settings: AppSettings;
  }
  interface FastifyRequest {
    caller?: Caller;
  }
  interface FastifyContextConfig {
    readonly endpoint?: EndpointData;
    readonly access?: string;
  }
}
