import {
  type AskedQuestionnaire,
  api,
  context,
  type FormAnswers,
  type FormState,
  isApiError,
  toFailure,
  withoutToast,
} from '@edu/shared-utility';
import { isMissingCode } from '@edu/shared-utility/data';
import type { AnswerFault } from '@edu/shared-utility/questionnaire';
import type { QuestionnaireRef } from './address';
import { browserId } from './stored-answers';

export type LoadedQuestionnaire =
  /** `answersAsPerson`: answered by the logged-in person, otherwise by this browser. */
  | {
      readonly kind: 'asked';
      readonly questionnaire: AskedQuestionnaire;
      readonly answersAsPerson: boolean;
    }
  /** Not anonymous, so that a log-in is required. */
  | { readonly kind: 'login' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string };

const isKnown = (): boolean => Boolean(context.get('token'));

const findAsPerson = async (
  ref: QuestionnaireRef,
  signal: AbortSignal,
): Promise<LoadedQuestionnaire> => {
  const questionnaire = await api.questionnaireAnswer.findAsUser(ref, { ...withoutToast, signal });
  return { kind: 'asked', questionnaire, answersAsPerson: true };
};

/** A logged-in person answers as such, so that a training's questionnaire is not answered again by its link. */
async function read(ref: QuestionnaireRef, signal: AbortSignal): Promise<LoadedQuestionnaire> {
  if ('id' in ref) return isKnown() ? findAsPerson(ref, signal) : { kind: 'login' };
  const credentials = { ...ref, mark: browserId() };
  const questionnaire = await api.questionnaireAnswer.find(credentials, {
    ...withoutToast,
    signal,
  });
  if (!isKnown()) return { kind: 'asked', questionnaire, answersAsPerson: false };
  if (questionnaire.state === 'login') return findAsPerson(ref, signal);
  try {
    return await findAsPerson(ref, signal);
  } catch (error) {
    // The session belongs to another tenant or has ended: then the link can be answered without it.
    if (signal.aborted || !isApiError(error)) throw error;
    return { kind: 'asked', questionnaire, answersAsPerson: false };
  }
}

/** Loads the questionnaire of an address; only rejects after an abort. */
export async function fetchQuestionnaire(
  ref: QuestionnaireRef,
  signal: AbortSignal,
): Promise<LoadedQuestionnaire> {
  try {
    return await read(ref, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    if (isApiError(error) && isMissingCode(error.code)) return { kind: 'unknown' };
    return { kind: 'failed', message: toFailure(error).message };
  }
}

export type SendResult =
  | { readonly kind: 'done' }
  /** It can no longer be answered. */
  | { readonly kind: 'refused'; readonly state: Exclude<FormState, 'open'> }
  | { readonly kind: 'faulty'; readonly faults: Readonly<Record<string, AnswerFault>> }
  | { readonly kind: 'failed'; readonly message: string };

interface AnswerInput {
  readonly values: FormAnswers;
  readonly seconds: number;
}

function refusalOf(error: unknown): SendResult {
  const data: unknown = isApiError(error) ? error.data : null;
  if (data instanceof Object && 'state' in data) {
    return { kind: 'refused', state: data.state as Exclude<FormState, 'open'> };
  }
  if (data instanceof Object && 'faults' in data) {
    return { kind: 'faulty', faults: data.faults as Record<string, AnswerFault> };
  }
  return { kind: 'failed', message: toFailure(error).message };
}

/** Sends the answers, as the person or as this browser. */
export async function submitAnswers(
  ref: QuestionnaireRef,
  isPerson: boolean,
  answers: AnswerInput,
): Promise<SendResult> {
  try {
    if ('key' in ref && !isPerson) {
      await api.questionnaireAnswer.submit({ ...ref, mark: browserId(), ...answers }, withoutToast);
    } else await api.questionnaireAnswer.submitAsUser({ ...ref, ...answers }, withoutToast);
    return { kind: 'done' };
  } catch (error) {
    return refusalOf(error);
  }
}
