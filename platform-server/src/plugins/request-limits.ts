import type { FastifyInstance } from 'fastify';
import { tooManyError } from '../domain/codes/limits';
import { networkOf } from '../domain/network';
import { createRateLimiter, type Rate } from '../http/rate-limiter';

export interface RequestLimits {
  /** Of one network; a school behind one address is one. */
  readonly perNetwork: Rate;
  readonly perAccount: Rate;
}

/** A file costs about a tenth of what a call does, and so does the import map, which all pages ask for at once. */
const FILE_COST = 0.1;
const FILES = /^\/(modules|assets)\/|^\/importmap\.json(\/news)?$/;
/** What a balancer and Prometheus ask, from one address, again and again. */
const WATCHED = ['/healthz', '/readyz', '/metrics'];

/** Refuses with 429 what one network sends beyond all use, before its body is read. */
export function limitRequests(
  app: FastifyInstance,
  { perNetwork, perAccount }: RequestLimits,
): void {
  const network = createRateLimiter(perNetwork);
  const account = createRateLimiter(perAccount);
  app.addHook('onRequest', ({ ip, url }, _reply, done) => {
    if (WATCHED.includes(url)) return done();
    const wait = network(networkOf(ip), FILES.test(url) ? FILE_COST : 1);
    done(wait > 0 ? tooManyError(wait) : undefined);
  });
  // A route's own onRequest has found the caller by then.
  app.addHook('preParsing', ({ caller, foreigner }, _reply, _payload, done) => {
    const who = caller?.accountId ?? (foreigner && `${foreigner.platform} ${foreigner.userId}`);
    if (who === undefined) return done();
    const wait = account(who);
    done(wait > 0 ? tooManyError(wait) : null);
  });
}
