import {
  contract,
  type EndpointData,
  errorCodes,
  type ImportMapOutcome,
  type ProofNeeded,
} from '@edu/shared-utility/contract';
import type { MapClient } from './map-client';
import { callServer, type RemoteOptions, ServerRefusal } from './remote-call';
import { logIn, proveIdentity } from './remote-login';

/** Headers of the operator's first organisation, where the permissions are checked. */
async function contextOf(options: RemoteOptions, token: string): Promise<Record<string, string>> {
  const list = await callServer<{ organ: string; actor: string }[]>(
    options,
    contract.account.findOrganList,
    {
      token,
    },
  );
  const [first] = list;
  return first ? { organ: first.organ, actor: first.actor } : {};
}

/** A client that calls a running server. */
export async function connectRemote(options: RemoteOptions): Promise<MapClient> {
  const { token, end } = await logIn(options);
  const context = await contextOf(options, token);
  const { importMap } = contract;
  const call = async <T>(endpoint: EndpointData, params = {}, headers = {}): Promise<T> => {
    const request = { token, params, headers: { ...context, ...headers } };
    try {
      return await callServer<T>(options, endpoint, request);
    } catch (error) {
      if (!(error instanceof ServerRefusal) || error.envelope.code !== errorCodes.proofNeeded)
        throw error;
      await proveIdentity(options, token, error.envelope.data as ProofNeeded);
      return callServer<T>(options, endpoint, request);
    }
  };
  return {
    state: () => call(importMap.state),
    history: () => call(importMap.history, { limit: 50 }),
    change: (request, ifMatch) =>
      call<ImportMapOutcome>(importMap.change, request, { 'if-match': ifMatch }),
    decide: (id, isApproved) => call(isApproved ? importMap.approve : importMap.reject, { id }),
    rollOut: (request) => call(importMap.rollOut, request),
    stopRollout: (module, reason) => call(importMap.stopRollout, { module, why: reason }),
    async close() {
      await end();
    },
  };
}
