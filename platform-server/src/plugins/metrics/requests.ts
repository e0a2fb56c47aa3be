import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { alarms, BusinessError } from '../../http/business-error';

/** Only eight: each is a series per route, and a scrape is rendered on the thread that serves requests. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

const { account, accountNew, login } = contract;
/** Both steps of a log-in, since the outcome with a second factor is known at the second. */
const logInRoutes: ReadonlySet<string> = new Set(
  [account.login, account.loginByAuthCode, accountNew.login, login.finish, login.byPasskey].map(
    ({ path }) => path,
  ),
);

/** Outcome of a log-in, by the reply's code. */
const outcomes: Readonly<Record<number, string>> = {
  [errorCodes.ok]: 'ok',
  [errorCodes.secondStepNeeded]: 'second_step',
  [errorCodes.loginRefused]: 'refused',
  [errorCodes.codeRefused]: 'refused',
  [errorCodes.tooManyRequests]: 'locked_out',
};

/** Counts requests by route, refusals by code (most have HTTP 200), log-ins and alarms. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'business_errors_total',
    help: 'Replies whose envelope has a code other than 0, whatever their HTTP status',
    labelNames: ['code'],
    registers,
  });
  const logIns = new Counter({
    name: 'logins_total',
    help: 'Log-ins by what became of them: ok, second_step, refused, locked_out or other',
    labelNames: ['outcome'],
    registers,
  });
  const alarmCounter = new Counter({
    name: 'alarms_total',
    help: 'Refusals that an operator has to look at',
    labelNames: ['alarm'],
    registers,
  });
  // Initialised to 0, so that the first occurrence is an increase.
  for (const alarm of alarms) alarmCounter.inc({ alarm }, 0);
  for (const outcome of new Set([...Object.values(outcomes), 'other'])) logIns.inc({ outcome }, 0);

  app.addHook('onError', (_request, _reply, error: Error, done) => {
    const alarm = error instanceof BusinessError ? error.options.alarm : undefined;
    if (alarm) alarmCounter.inc({ alarm });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: bounded in number and without parameters.
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, businessCode: code = errorCodes.ok } = reply;
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (code !== errorCodes.ok) refusals.inc({ code });
    if (logInRoutes.has(route)) logIns.inc({ outcome: outcomes[code] ?? 'other' });
    done();
  });
}
