import type { EndpointData } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import type { ForeignPerson } from '../foreign/people';
import type { ShutdownState } from '../plugins/shutdown';
import type { Caller } from './caller';
import type { BodyShape } from './json-shape';
import type { Services } from './services';

/** Decorations that our plugins add to Fastify. */
declare module 'fastify' {
  interface FastifyInstance {
    readonly db: Database;
    /** The scope in which routes with multipart forms are registered. */
    readonly forms: FastifyInstance;
    readonly services: Services;
    readonly leaving: ShutdownState;
    /** Methods that have a route at this URL; empty where there is none. */
    methodsAt(url: string): readonly string[];
  }
  interface FastifyRequest {
    caller?: Caller;
    /** The user of another platform; set instead of `caller`. */
    foreignPerson?: ForeignPerson;
  }
  interface FastifyReply {
    /** The envelope's code, if the reply is a refusal. */
    businessCode?: number;
  }
  interface FastifyContextConfig {
    readonly endpoint?: EndpointData;
    readonly access?: string;
    readonly isCacheable?: boolean;
    readonly bodyShape?: BodyShape;
  }
}
