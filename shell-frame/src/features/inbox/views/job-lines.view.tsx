import { formatDate, type Job } from '@edu/shared-utility';
import { useState } from 'react';
import { cancelJob, saveResult } from '../data/calls';
import { hasResultFile, jobName, jobText } from '../data/job-text';
import { progressOf } from '../data/jobs';
import { inboxPhrases } from '../phrases';

export const isString = (raw: unknown): raw is string => typeof raw === 'string';

export function RunningJob({ job, refresh }: { readonly job: Job; readonly refresh: () => void }) {
  const { t } = inboxPhrases.use();
  const [isStopping, setStopping] = useState(false);
  const name = jobName(job);
  const cancel = async (): Promise<void> => {
    setStopping(true);
    setStopping(await cancelJob(job.id));
    refresh();
  };
  const { done, total } = job;
  return (
    <>
      <strong>{name}</strong>
      <progress value={progressOf(job)} aria-label={name} />
      <span className="esf-inbox-about">
        {job.state === 'queued' ? t('jobs.queued') : t('jobs.progress', { done, total })}
      </span>
      <button
        type="button"
        className="esf-inbox-link"
        aria-label={t('jobs.cancel', { name })}
        disabled={isStopping}
        onClick={() => void cancel()}
      >
        {t('jobs.cancelShort')}
      </button>
    </>
  );
}

export function EndedJob({ job }: { readonly job: Job }) {
  const { t } = inboxPhrases.use();
  const [isFetching, setFetching] = useState(false);
  const download = async (): Promise<void> => {
    setFetching(true);
    await saveResult(job.id);
    setFetching(false);
  };
  return (
    <>
      <span>{jobText(job)}</span>
      <span className="esf-inbox-about">
        {job.finishedAt && formatDate(job.finishedAt, 'datetime')}
      </span>
      {(job.failed > 0 || hasResultFile(job)) && (
        <button
          type="button"
          className="esf-inbox-link"
          disabled={isFetching}
          onClick={() => void download()}
        >
          {t(hasResultFile(job) ? 'jobs.file' : 'jobs.result')}
        </button>
      )}
    </>
  );
}
