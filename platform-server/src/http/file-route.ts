import type { Readable } from 'node:stream';
import type { EndpointData } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { guard } from './guard';
import { callOf } from './make-call';
import { type ObjectSchema, parameterSchemas, part } from './route';
import type { SessionCall } from './route-call';
import { WORKBOOK } from './workbook';

interface FileOptions<S extends ObjectSchema, Found> {
  readonly request?: S;
  /** Maximum bytes of the body; 16 kB by default. */
  readonly bodyLimit?: number;
  readonly access: 'session' | `${string}.${string}`;
  handler(params: z.output<S>, call: SessionCall): Promise<Found>;
}

interface NamedFile {
  readonly name: string;
  readonly content: Buffer | Readable;
}

interface TypedFile extends NamedFile {
  readonly type: string;
}

const CALENDAR = 'text/calendar; charset=utf-8; method=PUBLISH';

function serveFile<S extends ObjectSchema, Found>(
  app: FastifyInstance,
  endpoint: EndpointData,
  { access, request: schema, bodyLimit, handler }: FileOptions<S, Found>,
  answer: (reply: FastifyReply, content: Found) => FastifyReply,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: parameterSchemas(endpoint, schema ?? z.object({})),
    config: { endpoint, access },
    ...(bodyLimit && { bodyLimit }),
    onRequest: guard(app, { endpoint, access }),
    handler: async (request, reply) => {
      const params = {
        ...part(request.body),
        ...part(request.query),
        ...part(request.params),
      } as z.output<S>;
      return answer(reply, await handler(params, callOf(app, request) as SessionCall));
    },
  });
}

/** Registers a call whose reply is a file, with the type from the handler; refusals are envelopes. */
export const fileDownload = <S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: EndpointData,
  options: FileOptions<S, TypedFile>,
): void =>
  serveFile(app, endpoint, options, (reply, { name, type, content }) =>
    reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(type)
      .send(content),
  );

const downloadOf =
  (type: string) =>
  <S extends ObjectSchema = z.ZodObject>(
    app: FastifyInstance,
    endpoint: EndpointData,
    { handler, ...options }: FileOptions<S, NamedFile>,
  ): void =>
    fileDownload(app, endpoint, {
      ...options,
      handler: async (params, call) => ({ ...(await handler(params, call)), type }),
    });

/** The same for a workbook. */
export const download = downloadOf(WORKBOOK);

/** The same for an iCalendar file. */
export const calendarDownload = downloadOf(CALENDAR);

/** The same for an uploaded file: redirects to the address from the handler, since the file may be large. */
export const redirectToFile = <S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: EndpointData,
  options: FileOptions<S, string>,
): void =>
  serveFile(app, endpoint, options, (reply, url) =>
    reply.header('cache-control', 'no-store').redirect(url),
  );
