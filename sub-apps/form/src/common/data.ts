import { contractApi } from '@edu/shared-utility/data';

/** Calls whose failure the page shows itself. */
const quiet = [
  'branch.getTree',
  'questionnaire.answers',
  'questionnaire.findById',
  'questionnaire.results',
  'questionnaire.texts',
  'train.findByCondition',
] as const;

/** The calls of this app's pages, by the contract's names. */
export const data = contractApi({
  reads: [...quiet, 'audit.ofRow', 'questionnaire.find'],
  writes: [
    'questionnaire.close',
    'questionnaire.copy',
    'questionnaire.delete',
    'questionnaire.publish',
    'questionnaire.reopen',
    'questionnaire.save',
    'questionnaire.share',
  ],
  quiet,
});
