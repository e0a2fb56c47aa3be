import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SessionQuery, sessionQuery } from '../domain/session-rules';
import type { Caller } from './caller';
import { contextHeaders, tokenOf } from './request-context';

/**
 * A fast path for frequent calls: one statement checks the session and does the work, using the caller cached
 * by an earlier call. Without a cached caller or a row, the regular path runs.
 */
export interface QuickCall<Params, Res> {
  /** The caller cached for this session, whose rights still have to be checked. */
  callerOf(session: SessionQuery): Caller | undefined;
  /** Null if the session or the cached data is no longer valid. */
  handler(params: Params, caller: Caller, session: SessionQuery): Promise<Res | null>;
}

type Authorize = (request: FastifyRequest) => Promise<void>;

/** Runs the fast path before the regular one, which `authorize` authenticates. */
export function withQuickCall<Params, Res>(
  app: FastifyInstance,
  authorize: Authorize,
  quick: QuickCall<Params, Res>,
) {
  /** Requests that are not authenticated yet, with their session query. */
  const waiting = new WeakMap<FastifyRequest, SessionQuery>();
  const { absolute } = app.services.login.limits;

  return {
    async onRequest(request: FastifyRequest): Promise<void> {
      const token = tokenOf(request);
      const session = token && sessionQuery(token, contextHeaders(request), absolute);
      const caller = session ? quick.callerOf(session) : undefined;
      if (!session || !caller) return authorize(request);
      waiting.set(request, session);
      // set before authentication, because rate limits and the log need it; a token belongs to one caller only
      request.caller = caller;
    },

    /** Null if the regular path has to run; the request is authenticated then. */
    async answer(request: FastifyRequest, params: Params): Promise<Res | null> {
      const [session, { caller, validationError }] = [waiting.get(request), request];
      const mayAnswer = session && caller && !validationError;
      const data = mayAnswer ? await quick.handler(params, caller, session) : null;
      if (session && data === null) await authorize(request);
      if (validationError) throw validationError;
      return data;
    },
  };
}
