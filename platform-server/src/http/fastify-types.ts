import type { EndpointData } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import type { ForeignPerson } from '../foreign/people';
import type { ShutdownState } from '../plugins/shutdown';
import type { Caller } from './caller';
import type { BodyShape } from './json-shape';
import type { Services } from './services';

/** What the plugins add to Fastify. */
declare module 'fastify' {
  interface FastifyInstance {
    readonly db: Database;
    /** For the routes that take a form. */
    readonly forms: FastifyInstance;
    readonly services: Services;
    readonly leaving: ShutdownState;
    /** The methods that some route takes at that address; none where there is no route. */
    methodsAt(url: string): readonly string[];
  }
  interface FastifyRequest {
    caller?: Caller;
    /** In the caller's place: somebody whom another platform knows. */
    foreigner?: ForeignPerson;
  }
  interface FastifyReply {
    /** The code of the envelope, where it is a refusal. */
    businessCode?: number;
  }
  interface FastifyContextConfig {
    readonly endpoint?: EndpointData;
    readonly access?: string;
    readonly lasting?: boolean;
    readonly bodyShape?: BodyShape;
  }
}
