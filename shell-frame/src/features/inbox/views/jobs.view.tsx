import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { context, isRunning, type Job, ownerOf, userStorage } from '@edu/shared-utility';
import { useState } from 'react';
import { inboxPhrases } from '../phrases';
import { BarPanel, PanelHead } from './bar-panel.view';
import { EndedJob, isString, RunningJob } from './job-lines.view';

/** Jobs that ended before this stored time were dismissed by the person. */
const cleared = userStorage('frame:jobs-cleared', '', isString);

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
