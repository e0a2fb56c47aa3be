import type { EndpointData } from '../contract';
import type { laterCalls } from '../contract/later-calls';
import { emit } from '../events';
import { ApiError, clientCodes } from './api-error';

type Later = typeof laterCalls;

/** The resources whose calls are described in a chunk of their own; the type holds the list complete. */
const names: Record<keyof Later, true> = {
  administrator: true,
  audit: true,
  branch: true,
  certificate: true,
  certificateTemplate: true,
  course: true,
  courseAdmin: true,
  exam: true,
  examAnalysis: true,
  importMap: true,
  invitation: true,
  job: true,
  paper: true,
  permission: true,
  question: true,
  region: true,
  resApplication: true,
  resource: true,
  resourceCategory: true,
  saas: true,
  secondFactor: true,
  slhCompany: true,
  statistics: true,
  studentCourse: true,
  train: true,
  trainCertificate: true,
  trainItem: true,
  trainUser: true,
  undo: true,
};

export const laterResources = Object.keys(names) as (keyof Later)[];

let loading: Promise<Later> | undefined;

function load(): Promise<Later> {
  loading ??= import('../contract/later-calls').then(
    (module) => module.laterCalls,
    (reason) => {
      // The module loader remembers a failure; the next call has to meet a fresh try.
      loading = undefined;
      emit('library:failed', { name: 'later-calls' });
      throw reason;
    },
  );
  return loading;
}

/** The description of a call that is not among the first; rejects as a call without a connection does. */
export async function laterCall(resource: keyof Later, call: string): Promise<EndpointData> {
  const name = `${resource}.${call}`;
  const calls = await load().catch((cause: unknown) => {
    const kind = 'network';
    throw new ApiError({ kind, code: clientCodes[kind], message: name, call: name, cause });
  });
  const found = (calls[resource] as Record<string, EndpointData>)[call];
  if (!found) throw new TypeError(`The contract has no call ${name}.`);
  return found;
}
