import type { Job } from '@edu/shared-utility';
import { inboxPhrases } from '../phrases';

const kinds: Readonly<
  Record<
    string,
    | 'tenantImport'
    | 'studentImport'
    | 'studentChange'
    | 'teacherImport'
    | 'assessmentImport'
    | 'codes'
    | 'certificates'
    | 'pictures'
    | 'questionImport'
    | 'questionPackage'
    | 'scores'
  >
> = {
  'tenant.import': 'tenantImport',
  'student.import': 'studentImport',
  'student.change': 'studentChange',
  'teacher.import': 'teacherImport',
  'assessment.import': 'assessmentImport',
  'redemption.make': 'codes',
  'certificate.issue': 'certificates',
  'certificate.images': 'pictures',
  'question.import': 'questionImport',
  'question.package': 'questionImport',
  'question.export': 'questionPackage',
  'train.scores': 'scores',
};

/** Kinds of jobs whose result is a file. */
const fileJobs: readonly string[] = ['certificate.images', 'question.export', 'train.scores'];

/** Name of a job; unknown kinds of a newer server have a general name. */
export const jobName = ({ kind }: Job): string =>
  inboxPhrases.t(`jobs.kinds.${kinds[kind] ?? 'other'}`);

/** Whether the job's result is a file, and not only a list of refusals. */
export const hasResultFile = ({ kind, state }: Job): boolean =>
  state === 'done' && fileJobs.includes(kind);

/** Result of a job in one sentence. */
export function jobText(job: Job): string {
  const { t } = inboxPhrases;
  const name = jobName(job);
  const { imported, failed, state, done, total } = job;
  if (state === 'cancelled') return t('jobs.cancelled', { name, done, total });
  if (state === 'failed') return t('jobs.failed', { name, done, total });
  if (failed > 0) return t('jobs.partly', { name, imported, failed });
  return t('jobs.done', { name, imported });
}
