import { data as pages } from './page-data';

/** Calls whose failure is shown where they are needed. */
const untoastedReads = [
  'assessment.findSkills',
  'declaration.findById',
  'declarationReview.findById',
  'organize.findPeople',
  'organize.getTree',
  'talent.findById',
  'talent.findSkills',
] as const;

/** The calls of the pages for declarations, assessments, talent and the organisation chart. */
export const data = pages.with({
  reads: [
    ...untoastedReads,
    'assessment.findByCondition',
    'declaration.findByCondition',
    'declarationReview.find',
    'talent.findByCondition',
  ],
  writes: [
    'assessment.appoint',
    'assessment.certify',
    'assessment.delete',
    'assessment.grade',
    'assessment.save',
    'assessment.withdraw',
    'declaration.delete',
    'declaration.save',
    'declaration.submit',
    'declarationReview.accept',
    'declarationReview.giveBack',
  ],
  withoutToast: untoastedReads,
});
