import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../http/business-error';
import { MapRefusal } from '../import-map/map-refusal';

/** Code, phrase and HTTP status of each kind of refusal. */
const refusals = {
  conflict: { code: errorCodes.conflict, phrase: 'importMap.changed', status: 412 },
  forbidden: { code: errorCodes.forbidden, phrase: 'importMap.secondPerson', status: 200 },
  missing: { code: errorCodes.notFound, phrase: 'importMap.missing', status: 200 },
  invalid: { code: errorCodes.invalidInput, phrase: 'importMap.refused', status: 200 },
  same: { code: errorCodes.invalidInput, phrase: 'importMap.refused', status: 200 },
} as const;

/** Converts a MapRefusal. Pipelines read the reason and the preflight's problems from `data`, in English. */
export async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MapRefusal)) throw error;
    const { code, ...options } = refusals[error.kind];
    const data = {
      reason: error.message,
      problems: error.problems,
      kind: error.kind,
      canForce: error.canForce,
    };
    throw new BusinessError(code, { ...options, data });
  }
}
