import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SessionQuery, sessionQuery } from '../domain/session-rules';
import type { Caller } from './caller';
import { contextHeaders, tokenOf } from './request-context';

/**
 * A call that comes so often that one statement both looks at the session and does the work (`standsFor`), for whom an
 * earlier call has made known. Everybody else, and whom the statement has nothing for, takes the ordinary way.
 */
export interface QuickCall<Params, Res> {
  /** Who was found in an earlier call of that session: not yet that they may still call. */
  callerOf(session: SessionQuery): Caller | undefined;
  /** Null where the session or what was known is no longer so. */
  handler(params: Params, caller: Caller, session: SessionQuery): Promise<Res | null>;
}

type LetIn = (request: FastifyRequest) => Promise<void>;

/** Puts a quick call before the ordinary one, which `letIn` guards. */
export function quickly<Params, Res>(
  app: FastifyInstance,
  letIn: LetIn,
  quick: QuickCall<Params, Res>,
) {
  /** Requests before authentication. */
  const waiting = new WeakMap<FastifyRequest, SessionQuery>();
  const { absolute } = app.services.login.limits;

  return {
    async onRequest(request: FastifyRequest): Promise<void> {
      const token = tokenOf(request);
      const session = token && sessionQuery(token, contextHeaders(request), absolute);
      const caller = session ? quick.callerOf(session) : undefined;
      if (!session || !caller) return letIn(request);
      waiting.set(request, session);
      // for the limits and the log: whom else could the token represent
      request.caller = caller;
    },

    /** Null where the ordinary way has to be gone; the caller is let in then. */
    async answer(request: FastifyRequest, params: Params): Promise<Res | null> {
      const [session, { caller, validationError }] = [waiting.get(request), request];
      const isSound = session && caller && !validationError;
      const data = isSound ? await quick.handler(params, caller, session) : null;
      if (session && data === null) await letIn(request);
      if (validationError) throw validationError;
      return data;
    },
  };
}
