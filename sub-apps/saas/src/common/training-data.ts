import { data as pages } from './page-data';

/** Calls whose failure is shown in the field that needs them. */
const untoastedReads = [
  'region.getTree',
  'train.findById',
  'train.findUserStudyBasicInfoList',
  'train.findUserStudyDetailInfo',
  'train.getStatisticInfo',
  'trainCertificate.findTrainCertById',
  'trainItem.findScoreByUser',
  'trainItem.findScoreListByUser',
  'trainItem.findTrainExamByTrainid',
  'trainItem.findTrainUserExamWithPage',
  'trainItem.getUserPaperInfo',
  'trainUser.findOrganUserByCondition',
] as const;

/** The calls of the pages for trainings. */
export const data = pages.with({
  reads: [
    ...untoastedReads,
    'exam.findByCondition',
    'train.findByCondition',
    'trainUser.findByCondition',
  ],
  writes: [
    'train.copy',
    'train.delete',
    'train.publish',
    'train.save',
    'train.setLink',
    'train.unPublish',
    'trainCertificate.save',
    'trainCertificate.updateByTrainId',
    'trainItem.startScores',
    'trainUser.add',
    'trainUser.delete',
  ],
  withoutToast: untoastedReads,
});
