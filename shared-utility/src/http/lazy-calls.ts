import type { EndpointData } from '../contract';
import type { lazyCalls } from '../contract/lazy-calls';
import { effectiveTiming } from '../environment';
import { emit } from '../events';
import { createDeadline } from './deadline';
import { transportError } from './transport';
import type { HttpRequest } from './types';

type LazyCalls = typeof lazyCalls;

/** Resources whose calls are described in a chunk of their own; the type makes the list complete. */
const names: Record<keyof LazyCalls, true> = {
  administrator: true,
  announcement: true,
  article: true,
  assessment: true,
  audit: true,
  branch: true,
  calendarFeed: true,
  certificate: true,
  certificateTemplate: true,
  course: true,
  courseAdmin: true,
  courseOrder: true,
  declaration: true,
  declarationReview: true,
  exam: true,
  examAnalysis: true,
  importMap: true,
  inbox: true,
  invitation: true,
  job: true,
  learning: true,
  live: true,
  marking: true,
  moduleMenu: true,
  moduleStatus: true,
  news: true,
  notice: true,
  organ: true,
  organize: true,
  paper: true,
  payment: true,
  permission: true,
  phrase: true,
  profile: true,
  question: true,
  questionnaire: true,
  questionnaireAnswer: true,
  redemption: true,
  region: true,
  registration: true,
  resApplication: true,
  resource: true,
  resourceCategory: true,
  saas: true,
  screen: true,
  secondFactor: true,
  site: true,
  sitting: true,
  slhCompany: true,
  statistics: true,
  student: true,
  studentAccount: true,
  studentCourse: true,
  talent: true,
  teacher: true,
  train: true,
  trainCertificate: true,
  trainItem: true,
  trainUser: true,
  undo: true,
};

export const lazyResources = Object.keys(names) as (keyof LazyCalls)[];

let loading: Promise<LazyCalls> | undefined;
let hasFailed = false;

function load(): Promise<LazyCalls> {
  // The module loader caches a failure, which this event clears before another attempt.
  if (!loading && hasFailed) emit('library:failed', { name: 'lazy-calls' });
  loading ??= import('../contract/lazy-calls').then((module) => module.lazyCalls);
  return loading;
}

function markFailed(): void {
  loading = undefined;
  hasFailed = true;
}

async function calls(request: HttpRequest): Promise<LazyCalls> {
  const { signal } = request.options;
  const deadline = createDeadline(effectiveTiming().requestTimeout, signal);
  try {
    return await deadline.limit(load());
  } catch (reason) {
    if (!signal?.aborted) markFailed();
    throw transportError(request, reason, deadline.expired());
  } finally {
    deadline.clear();
  }
}

/** Loads the description of a call from the chunk; rejects as the call does without a connection. */
export async function loadCallDescription(request: HttpRequest): Promise<EndpointData> {
  const [resource, call] = request.call.split('.') as [keyof LazyCalls, string];
  const description = ((await calls(request))[resource] as Record<string, EndpointData>)[call];
  if (!description) throw new TypeError(`The contract has no call ${request.call}.`);
  return description;
}
