import type { DownloadedFile, JobDetail } from '@edu/shared-utility';
import type { CheckedFile, JobCalls } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';
import type { Sample } from './samples';

/** A file with the page's sample rows. */
export const sampleFile = (rows: readonly Sample[]): DownloadedFile => ({
  name: phrases.t('file'),
  blob: new Blob([rows.map(({ name }) => name).join('\n')], { type: 'text/csv' }),
});

/** A sample result of an import's check. */
export const sampleCheck = (): CheckedFile => ({
  total: 40,
  good: 38,
  columns: [phrases.t('name'), phrases.t('note')],
  rows: [7, 12].map((row) => ({
    row,
    cells: ['', phrases.t('sample', { number: row })],
    problems: [{ column: phrases.t('name'), message: phrases.t('nameEmpty') }],
  })),
});

/** A sample job that advances with every poll. */
export function sampleJobs(): JobCalls {
  let job: JobDetail = {
    id: 'sample',
    kind: 'student.import',
    state: 'running',
    done: 0,
    total: 40,
    imported: 0,
    failed: 0,
    createdBy: '',
    createdAt: new Date().toISOString(),
    startedAt: null,
    finishedAt: null,
    problems: [],
  };
  return {
    find: async () => {
      if (job.state !== 'running') return job;
      const done = job.done + 10;
      job = { ...job, done, imported: done, state: done < job.total ? 'running' : 'done' };
      return job;
    },
    stop: async () => {
      job = { ...job, state: 'cancelled' };
    },
    result: async () => sampleFile([]),
  };
}
