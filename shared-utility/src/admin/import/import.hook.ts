import { emit, type JobDetail, saveFile, toFailure, useAppLife } from '@edu/shared-utility';
import { useState } from 'react';
import { newRequestId } from '../request-id';
import { useJob } from './job.hook';
import { ofPlatform } from './job-calls';
import type { CheckedFile, ImportDialogProps, ImportRequest } from './types';

/** A chosen file with the platform's preview of it. */
export interface ChosenFile {
  readonly file: File;
  readonly requestId: string;
  readonly checked: CheckedFile | null;
}

export interface ImportState {
  readonly chosen: ChosenFile | null;
  readonly jobId: string | null;
  readonly job: JobDetail | undefined;
  /** Nothing was imported, since some rows were faulty and all or none were requested. */
  readonly isNothingImported: boolean;
  readonly isSending: boolean;
  /** Message of the last refused call. */
  readonly message: string | null;
}

/** An upload: checked, started, then followed as a job, also when its dialog is closed. */
export function useImport({
  check,
  start,
  template,
  onImported,
  jobs = ofPlatform,
}: ImportDialogProps) {
  const appSignal = useAppLife();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [isAllOrNone, setAllOrNone] = useState(false);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const job = useJob(jobId, jobs.find, onImported);

  const messageOf = (error: unknown): string => {
    const { fields, message: general } = toFailure(error);
    return fields.file ?? general;
  };
  /** Awaits a call; on failure stores its message and returns null. */
  const withErrors = async <T>(work: Promise<T>): Promise<T | null> => {
    setMessage(null);
    try {
      const done = await work;
      return appSignal.aborted ? null : done;
    } catch (error) {
      if (!appSignal.aborted) setMessage(messageOf(error));
      return null;
    }
  };
  const whileSending = async <T>(work: Promise<T>): Promise<T | null> => {
    setSending(true);
    const done = await withErrors(work);
    if (!appSignal.aborted) setSending(false);
    return done;
  };

  const begin = async (
    { file, requestId }: ChosenFile,
    mode: ImportRequest['mode'],
  ): Promise<void> => {
    const startedJob = await whileSending(start(file, { mode, requestId }));
    if (!startedJob) return;
    setAllOrNone(mode === 'all');
    setJobId(startedJob.id);
    // The header shows the progress, also after this page was left.
    emit('inbox:changed', null);
  };
  const choose = async (file: File): Promise<void> => {
    const chosenFile: ChosenFile = { file, requestId: newRequestId(), checked: null };
    setChosen(null);
    if (!check) return begin(chosenFile, 'good');
    const checked = await whileSending(check(file));
    if (checked) setChosen({ ...chosenFile, checked });
  };
  const retry = (): void => {
    setJobId(null);
    setChosen(null);
    setMessage(null);
  };
  /** Imports the valid rows of the same file, as a new request. */
  const importValidRows = (): void => {
    if (!chosen) return;
    const newRequest = { ...chosen, requestId: newRequestId() };
    setChosen(newRequest);
    void begin(newRequest, 'good');
  };
  const isNothingImported =
    isAllOrNone && job?.state === 'done' && job.imported === 0 && job.failed > 0;
  const state: ImportState = { chosen, jobId, job, isNothingImported, isSending, message };
  return {
    state,
    choose: (file: File) => void choose(file),
    begin: (mode: ImportRequest['mode']) => void (chosen && begin(chosen, mode)),
    stop: () => void (jobId !== null && withErrors(jobs.stop(jobId))),
    template: () => void withErrors(template()),
    result: () => void (jobId !== null && withErrors(jobs.result(jobId).then(saveFile))),
    again: retry,
    rest: importValidRows,
  };
}
