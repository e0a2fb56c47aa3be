import { type FormAnswers, type FormState, useAppLife } from '@edu/shared-utility';
import { type AnswerFault, visibleAnswers } from '@edu/shared-utility/questionnaire';
import { useEffect, useState } from 'react';
import { type QuestionnaireRef, refName } from './address';
import { fetchQuestionnaire, type LoadedQuestionnaire, submitAnswers } from './questionnaire-calls';
import {
  emptyAnswers,
  readStoredAnswers,
  type StoredAnswers,
  storeAnswers,
} from './stored-answers';

const MAX_SECONDS = 604_800;

/** State of answering one questionnaire. */
export function useAnswer(ref: QuestionnaireRef) {
  const appSignal = useAppLife();
  const name = refName(ref);
  const [loaded, setLoaded] = useState<LoadedQuestionnaire | null>(null);
  const [requestCount, setRequestCount] = useState(0);
  const [stored, setStored] = useState<StoredAnswers>(() => readStoredAnswers(name));
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, AnswerFault>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Exclude<FormState, 'open'> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when `requestCount` is incremented
  useEffect(() => {
    const leaving = new AbortController();
    fetchQuestionnaire(ref, leaving.signal).then(setLoaded, () => {});
    return () => leaving.abort();
  }, [name, requestCount]);

  const remember = (next: StoredAnswers): void => {
    setStored(next);
    storeAnswers(name, next);
  };
  const changeAnswers = (answers: FormAnswers): void => {
    setFaults({});
    remember({ ...stored, answers });
  };
  const send = async (): Promise<void> => {
    if (isBusy || loaded?.kind !== 'asked' || !loaded.questionnaire.content) return;
    const { content } = loaded.questionnaire;
    setBusy(true);
    setFailure(null);
    const seconds = Math.min(Math.round((Date.now() - stored.since) / 1000), MAX_SECONDS);
    const values = visibleAnswers(content, stored.answers);
    const sent = await submitAnswers(ref, loaded.answersAsPerson, {
      values,
      seconds: Math.max(0, seconds),
    });
    if (appSignal.aborted) return;
    setBusy(false);
    if (sent.kind === 'faulty') setFaults(sent.faults);
    else if (sent.kind === 'failed') setFailure(sent.message);
    else {
      // A closed questionnaire may be opened again, so its answers are kept.
      if (sent.kind === 'done' || sent.state === 'answered') storeAnswers(name, null);
      if (sent.kind === 'refused') setRefused(sent.state);
      else setDone(true);
    }
  };
  const goToPage = (page: string | null): void => remember({ ...stored, page });
  const startAgain = (): void => {
    setStored(emptyAnswers());
    setDone(false);
    setRequestCount(requestCount + 1);
  };
  return {
    ...{
      loaded,
      answers: stored.answers,
      page: stored.page,
      isBusy,
      isDone,
      faults,
      failure,
      refused,
    },
    ...{
      changeAnswers,
      goToPage,
      send,
      startAgain,
      retry: () => setRequestCount(requestCount + 1),
    },
  };
}
