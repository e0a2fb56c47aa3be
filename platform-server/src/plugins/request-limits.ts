import type { FastifyInstance } from 'fastify';
import { tooManyError } from '../domain/codes/limits';
import { networkOf } from '../domain/network';
import { createRateLimiter, type Rate } from '../http/rate-limiter';

export interface RequestLimits {
  /** Has to be enough for a whole school behind one IP address. */
  readonly perNetwork: Rate;
  readonly perAccount: Rate;
}

/** Files and the import map, which all pages request at once, cost about a tenth of a call. */
const FILE_COST = 0.1;
const FILES = /^\/(modules|assets)\/|^\/importmap\.json(\/news)?$/;
/** Probes of load balancers and Prometheus come often and from one address. */
const MONITORING_PATHS = ['/healthz', '/readyz', '/metrics'];

/** Refuses requests beyond the limits with 429 before their body is read. */
export function limitRequests(
  app: FastifyInstance,
  { perNetwork, perAccount }: RequestLimits,
): void {
  const network = createRateLimiter(perNetwork);
  const account = createRateLimiter(perAccount);
  app.addHook('onRequest', ({ ip, url }, _reply, done) => {
    if (MONITORING_PATHS.includes(url)) return done();
    const wait = network(networkOf(ip), FILES.test(url) ? FILE_COST : 1);
    done(wait > 0 ? tooManyError(wait) : undefined);
  });
  // The route's own onRequest hook has authenticated the caller by then.
  app.addHook('preParsing', ({ caller, foreignPerson }, _reply, _payload, done) => {
    const limitSubject =
      caller?.accountId ?? (foreignPerson && `${foreignPerson.platform} ${foreignPerson.userId}`);
    if (limitSubject === undefined) return done();
    const wait = account(limitSubject);
    done(wait > 0 ? tooManyError(wait) : null);
  });
}
