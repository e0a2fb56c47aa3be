import { data as pages } from './page-data';

/** Pages work without them: a failure shows in the field that needs them. */
const quiet = ['region.getTree', 'train.findById'] as const;

/** What the pages of trainings read and write. */
export const data = pages.with({
  reads: [...quiet, 'exam.findByCondition', 'train.findByCondition'],
  writes: ['train.copy', 'train.delete', 'train.publish', 'train.save', 'train.unPublish'],
  quiet,
});
