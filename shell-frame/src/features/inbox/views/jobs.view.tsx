import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { context, formatDate, isRunning, type Job, kept, ownerOf } from '@edu/shared-utility';
import { useState } from 'react';
import { cancelJob, saveResult } from '../data/calls';
import { hasResultFile, jobName, jobText } from '../data/job-text';
import { progressOf } from '../data/jobs';
import { inboxPhrases } from '../phrases';
import { BarPanel, PanelHead } from './bar-panel.view';

const isText = (raw: unknown): raw is string => typeof raw === 'string';
/** Jobs that ended before this stored time were dismissed by the person. */
const cleared = kept('frame:jobs-cleared', '', isText);
const owner = (): string => {
  const user = context.get('userInfo');
  return user ? ownerOf(user) : '';
};

interface JobsProps {
  readonly jobs: readonly Job[];
  readonly refresh: () => void;
}

/** The person's background jobs; only rendered when there are any. */
export function Jobs({ jobs, refresh }: JobsProps) {
  const { t } = inboxPhrases.use();
  const [since, setSince] = useState(() => cleared.read(owner()));
  const recentJobs = jobs.filter((job) => isRunning(job) || (job.finishedAt ?? '') > since);
  const running = recentJobs.filter(isRunning);
  if (recentJobs.length === 0) return null;
  const clear = (): void => {
    const last =
      recentJobs
        .flatMap(({ finishedAt }) => finishedAt ?? [])
        .sort()
        .at(-1) ?? '';
    cleared.write(owner(), last);
    setSince(last);
  };
  const label = running.length > 0 ? t('jobs.running', { count: running.length }) : t('jobs.label');
  return (
    <BarPanel
      label={label}
      title={t('jobs.title')}
      icon={
        <>
          <CloudSyncOutlined aria-hidden="true" />
          {running.length > 0 && (
            <span className="esf-inbox-count" aria-hidden="true">
              {running.length}
            </span>
          )}
        </>
      }
    >
      {() => (
        <>
          <PanelHead title={t('jobs.title')} />
          <ul>
            {recentJobs.map((job) => (
              <li key={job.id} className="esf-inbox-job">
                {isRunning(job) ? (
                  <RunningJob job={job} refresh={refresh} />
                ) : (
                  <EndedJob job={job} />
                )}
              </li>
            ))}
          </ul>
          <p className="esf-inbox-about esf-inbox-kept">{t('jobs.kept')}</p>
          {recentJobs.length > running.length && (
            <button type="button" className="esf-inbox-foot" onClick={clear}>
              {t('jobs.clear')}
            </button>
          )}
        </>
      )}
    </BarPanel>
  );
}

function RunningJob({ job, refresh }: { readonly job: Job; readonly refresh: () => void }) {
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

function EndedJob({ job }: { readonly job: Job }) {
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
