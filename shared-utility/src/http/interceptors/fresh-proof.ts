import type { ProofNeeded } from '../../contract';
import { errorCodes } from '../../contract/error-codes';
import { ApiError, clientCodes, isApiError } from '../api-error';
import type { Handler, HttpRequest } from '../types';

/** Asks the person for a fresh proof, once for all refused calls. */
export interface ProofPort {
  /** Number of proofs so far; a call that was sent before the latest one is repeated without asking. */
  proofCount: () => number;
  /** Resolves to true once proved, to false when the person declined, to null where no question can be shown. */
  ask: (needed: ProofNeeded, since: number, signal?: AbortSignal) => Promise<boolean | null>;
}

function neededBy(error: unknown): ProofNeeded | null {
  if (!isApiError(error) || error.code !== errorCodes.proofNeeded) return null;
  const data = error.data as Partial<ProofNeeded> | null | undefined;
  if (!Array.isArray(data?.methods)) return null;
  return { methods: data.methods, phone: data.phone ?? null, mail: data.mail ?? null };
}

const cancelledError = ({ call }: HttpRequest, cause: unknown): ApiError =>
  new ApiError({ kind: 'cancelled', code: clientCodes.cancelled, message: '', call, cause });

/** Repeats a call once the person has proved who they are; without a proof it is cancelled without a toast. */
export const freshProof =
  (port: ProofPort | undefined) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    while (true) {
      const since = port?.proofCount() ?? 0;
      try {
        return await next(request);
      } catch (error) {
        const needed = neededBy(error);
        if (!port || !needed) throw error;
        const proved = await port.ask(needed, since, request.options.signal);
        if (proved === null) throw error;
        if (!proved) throw cancelledError(request, error);
      }
    }
  };
