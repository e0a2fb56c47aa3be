import { type FormAnswers, type FormState, useAppLife } from '@edu/shared-utility';
import { type AnswerFault, keptAnswers } from '@edu/shared-utility/questionnaire';
import { useEffect, useState } from 'react';
import { fetchQuestionnaire, type LoadedQuestionnaire, take } from './ask';
import { keep, noneKept, readKept, type StoredAnswers } from './kept';
import { nameOfWay, type Way } from './way';

const MAX_SECONDS = 604_800;

/** How far the answering of one questionnaire is. */
export function useAnswer(way: Way) {
  const life = useAppLife();
  const name = nameOfWay(way);
  const [looked, setLooked] = useState<LoadedQuestionnaire | null>(null);
  const [asks, setAsks] = useState(0);
  const [stored, setStored] = useState<StoredAnswers>(() => readKept(name));
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, AnswerFault>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Exclude<FormState, 'open'> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody asks for it
  useEffect(() => {
    const leaving = new AbortController();
    fetchQuestionnaire(way, leaving.signal).then(setLooked, () => {});
    return () => leaving.abort();
  }, [name, asks]);

  const remember = (next: StoredAnswers): void => {
    setStored(next);
    keep(name, next);
  };
  const say = (answers: FormAnswers): void => {
    setFaults({});
    remember({ ...stored, answers });
  };
  const send = async (): Promise<void> => {
    if (isBusy || looked?.kind !== 'asked' || !looked.questionnaire.content) return;
    const { content } = looked.questionnaire;
    setBusy(true);
    setFailure(null);
    const seconds = Math.min(Math.round((Date.now() - stored.since) / 1000), MAX_SECONDS);
    const values = keptAnswers(content, stored.answers);
    const sent = await take(way, looked.asPerson, { values, seconds: Math.max(0, seconds) });
    if (life.aborted) return;
    setBusy(false);
    if (sent.kind === 'faulty') setFaults(sent.faults);
    else if (sent.kind === 'failed') setFailure(sent.message);
    else {
      // a questionnaire that is closed may be opened again
      if (sent.kind === 'done' || sent.state === 'answered') keep(name, null);
      if (sent.kind === 'refused') setRefused(sent.state);
      else setDone(true);
    }
  };
  const turn = (page: string | null): void => remember({ ...stored, page });
  const again = (): void => {
    setStored(noneKept());
    setDone(false);
    setAsks(asks + 1);
  };
  return {
    ...{
      looked,
      answers: stored.answers,
      page: stored.page,
      isBusy,
      isDone,
      faults,
      failure,
      refused,
    },
    ...{ say, turn, send, again, retry: () => setAsks(asks + 1) },
  };
}
