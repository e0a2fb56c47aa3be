import { data as pages } from './page-data';

/** Pages work without them: a failure shows where they are needed. */
const quiet = ['declaration.findById', 'declarationReview.findById'] as const;

/** What the pages of declarations read and write. */
export const data = pages.with({
  reads: [...quiet, 'declaration.findByCondition', 'declarationReview.find'],
  writes: [
    'declaration.delete',
    'declaration.save',
    'declaration.submit',
    'declarationReview.accept',
    'declarationReview.giveBack',
  ],
  quiet,
});
