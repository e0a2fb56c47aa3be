import { contractApi } from '@edu/shared-utility/data';

/** Calls whose failure the page shows itself. */
const untoastedReads = [
  'branch.getTree',
  'questionnaire.answers',
  'questionnaire.findById',
  'questionnaire.results',
  'questionnaire.texts',
  'train.findByCondition',
] as const;

/** The calls of this app's pages, by the contract's names. */
export const data = contractApi({
  reads: [...untoastedReads, 'audit.ofRow', 'questionnaire.find'],
  writes: [
    'questionnaire.close',
    'questionnaire.copy',
    'questionnaire.delete',
    'questionnaire.publish',
    'questionnaire.reopen',
    'questionnaire.save',
    'questionnaire.share',
  ],
  withoutToast: untoastedReads,
});
