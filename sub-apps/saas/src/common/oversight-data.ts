import { data as pages } from './page-data';

/** Pages work without them: a failure shows where they are needed. */
const quiet = [
  'assessment.findSkills',
  'declaration.findById',
  'declarationReview.findById',
  'organize.findPeople',
  'organize.getTree',
  'talent.findById',
  'talent.findSkills',
] as const;

/** What the pages of declarations, assessments, talent and the organisation chart read and write. */
export const data = pages.with({
  reads: [
    ...quiet,
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
  quiet,
});
