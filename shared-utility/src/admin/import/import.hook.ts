import { emit, type JobDetail, saveFile, toFailure, useAppLife } from '@edu/shared-utility';
import { useState } from 'react';
import { newRequestId } from '../request-id';
import { useJob } from './job.hook';
import { ofPlatform } from './job-calls';
import type { CheckedFile, ImportDialogProps, ImportOrder } from './types';

/** A file that was chosen, and what the platform said of it. */
export interface Chosen {
  readonly file: File;
  readonly requestId: string;
  readonly checked: CheckedFile | null;
}

export interface ImportState {
  readonly chosen: Chosen | null;
  readonly jobId: string | null;
  readonly job: JobDetail | undefined;
  /** All or none was ordered, and it was none. */
  readonly isNothing: boolean;
  readonly isSending: boolean;
  /** What was refused. */
  readonly message: string | null;
}

/** An upload: looked at, begun, then followed as a job, whether or not its dialog stays open. */
export function useImport({
  check,
  start,
  template,
  onImported,
  jobs = ofPlatform,
}: ImportDialogProps) {
  const life = useAppLife();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const job = useJob(jobId, jobs.find, onImported);

  const messageOf = (error: unknown): string => {
    const { fields, message: general } = toFailure(error);
    return fields.file ?? general;
  };
  /** Waits for a call, and tells what it refuses. */
  const withErrors = async <T>(work: Promise<T>): Promise<T | null> => {
    setMessage(null);
    try {
      const done = await work;
      return life.aborted ? null : done;
    } catch (error) {
      if (!life.aborted) setMessage(messageOf(error));
      return null;
    }
  };
  const sent = async <T>(work: Promise<T>): Promise<T | null> => {
    setSending(true);
    const done = await withErrors(work);
    if (!life.aborted) setSending(false);
    return done;
  };

  const begin = async ({ file, requestId }: Chosen, mode: ImportOrder['mode']): Promise<void> => {
    const startedJob = await sent(start(file, { mode, requestId }));
    if (!startedJob) return;
    setWhole(mode === 'all');
    setJobId(startedJob.id);
    // The header shows how far it is, also once this page is left.
    emit('inbox:changed', null);
  };
  const choose = async (file: File): Promise<void> => {
    const one: Chosen = { file, requestId: newRequestId(), checked: null };
    setChosen(null);
    if (!check) return begin(one, 'good');
    const checked = await sent(check(file));
    if (checked) setChosen({ ...one, checked });
  };
  const retry = (): void => {
    setJobId(null);
    setChosen(null);
    setMessage(null);
  };
  /** The same file once more, without the rows that have a fault: another order. */
  const rest = (): void => {
    if (!chosen) return;
    const other = { ...chosen, requestId: newRequestId() };
    setChosen(other);
    void begin(other, 'good');
  };
  const isNothing = isWhole && job?.state === 'done' && job.imported === 0 && job.failed > 0;
  const state: ImportState = { chosen, jobId, job, isNothing, isSending, message };
  return {
    state,
    choose: (file: File) => void choose(file),
    begin: (mode: ImportOrder['mode']) => void (chosen && begin(chosen, mode)),
    stop: () => void (jobId !== null && withErrors(jobs.stop(jobId))),
    template: () => void withErrors(template()),
    result: () => void (jobId !== null && withErrors(jobs.result(jobId).then(saveFile))),
    again: retry,
    rest,
  };
}
