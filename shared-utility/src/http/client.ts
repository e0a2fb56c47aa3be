import type { EndpointData } from '../contract';
import { firstCalls } from '../contract/first-calls';
import type { ApiError } from './api-error';
import { buildRequest } from './build-request';
import { contextHeaders } from './interceptors/context-headers';
import { envelope } from './interceptors/envelope';
import { errorToast, type ToastRequest } from './interceptors/error-toast';
import { freshProof, type ProofPort } from './interceptors/fresh-proof';
import { plainErrorMessages } from './interceptors/plain-error-messages';
import { type Refused, refusal } from './interceptors/refusal';
import { retryOnce } from './interceptors/retry-once';
import { sessionEnd } from './interceptors/session-end';
import { lazyResources, loadCallDescription } from './lazy-calls';
import { createTransport } from './transport';
import type { Api, CallOptions } from './types';

export interface ApiClientOptions {
  /** Origin (and prefix) of the API, read at call time. */
  baseUrl: () => string;
  /** The same for the shell's own calls; the API's by default. */
  shellUrl?: () => string;
  /** The context headers, read at call time. */
  headers: () => Record<string, string>;
  onSessionEnd?: (error: ApiError) => void;
  /** Called when a call was refused because a permission (40300) or a second factor (40305) is missing. */
  onRefused?: (refused: Refused) => void;
  /** Asks for a fresh proof (40303); without it such a refusal is an ordinary failure. */
  proof?: ProofPort;
  onToast?: (toast: ToastRequest) => void;
  /** Message for a failure without a response; the specification's Chinese one by default. */
  networkMessage?: () => string;
}

const NETWORK = '网络异常，请重新尝试';
const doNothing = () => {};

/** A client of the whole contract: `client.<resource>.<call>(params, options)`. */
export function createApiClient(options: ApiClientOptions): Api {
  const opened = contextHeaders(options.headers)(envelope()(createTransport()));
  // Checks each attempt separately, since the second one may carry another token.
  const { baseUrl, shellUrl = baseUrl } = options;
  // A server that did not create the session may not accept its token.
  const isOfSession = ({ shell }: EndpointData) => !shell || shellUrl() === baseUrl();
  const tokenNow = () => options.headers().token;
  const watched = sessionEnd(options.onSessionEnd ?? doNothing, tokenNow, isOfSession)(opened);
  const retried = refusal(options.onRefused ?? doNothing)(retryOnce()(watched));
  const proved = freshProof(options.proof)(retried);
  const withPlainMessages = plainErrorMessages(options.networkMessage ?? (() => NETWORK));
  const toasted = errorToast(options.onToast ?? doNothing);
  const send = toasted(withPlainMessages(proved));

  const callOf =
    (name: string, data: EndpointData) =>
    (params?: Record<string, unknown>, callOptions?: CallOptions): Promise<unknown> =>
      send(buildRequest(name, data, (data.shell ? shellUrl : baseUrl)(), params, callOptions));

  const first = Object.entries(firstCalls).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([call, data]) => [call, callOf(`${resource}.${call}`, data)]),
    ),
  ]);

  /** The same for calls whose description is loaded on demand; if that fails, so does the call. */
  const lazyApis = lazyResources.map((resource) => {
    const perform =
      (call: string) =>
      async (params?: object, callOptions: CallOptions = {}) => {
        const name = `${resource}.${call}`;
        const request = buildRequest(name, { method: 'GET', path: '' }, '', {}, callOptions);
        const data = await toasted(withPlainMessages(loadCallDescription))(request);
        return callOf(name, data)({ ...params }, callOptions);
      };
    const get = (_: object, call: string | symbol) =>
      typeof call === 'string' ? perform(call) : undefined;
    return [resource, new Proxy({}, { get })];
  });
  return Object.fromEntries([...first, ...lazyApis]) as Api;
}
