import {
  contract,
  type EndpointData,
  errorCodes,
  type ImportMapOutcome,
  type ProofNeeded,
} from '@edu/shared-utility/contract';
import type { Desk } from './desk';
import { ask, Refusal, type RemoteOptions } from './remote-call';
import { logIn, prove } from './remote-login';

/** The operator's first organisation: permissions count there. */
async function contextOf(options: RemoteOptions, token: string): Promise<Record<string, string>> {
  const list = await ask<{ organ: string; actor: string }[]>(
    options,
    contract.account.findOrganList,
    {
      token,
    },
  );
  const [first] = list;
  return first ? { organ: first.organ, actor: first.actor } : {};
}

/** Carries out commands over the authenticated calls of a running server. */
export async function openRemoteDesk(options: RemoteOptions): Promise<Desk> {
  const { token, end } = await logIn(options);
  const context = await contextOf(options, token);
  const { importMap } = contract;
  const call = async <T>(endpoint: EndpointData, params = {}, headers = {}): Promise<T> => {
    const request = { token, params, headers: { ...context, ...headers } };
    try {
      return await ask<T>(options, endpoint, request);
    } catch (error) {
      if (!(error instanceof Refusal) || error.envelope.code !== errorCodes.proofNeeded)
        throw error;
      await prove(options, token, error.envelope.data as ProofNeeded);
      return ask<T>(options, endpoint, request);
    }
  };
  return {
    state: () => call(importMap.state),
    history: () => call(importMap.history, { limit: 50 }),
    change: (wish, ifMatch) =>
      call<ImportMapOutcome>(importMap.change, wish, { 'if-match': ifMatch }),
    decide: (id, yes) => call(yes ? importMap.approve : importMap.reject, { id }),
    rollOut: (wish) => call(importMap.rollOut, wish),
    stopRollout: (module, why) => call(importMap.stopRollout, { module, why }),
    async close() {
      await end();
    },
  };
}
