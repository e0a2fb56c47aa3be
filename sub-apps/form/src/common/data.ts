import { contractApi } from '@edu/shared-utility/data';

/** Pages show the failure in its place. */
const quiet = [
  'branch.getTree',
  'questionnaire.answers',
  'questionnaire.findById',
  'questionnaire.results',
  'questionnaire.texts',
  'train.findByCondition',
] as const;

/** What the pages of this app read and write, by the contract's names. */
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
