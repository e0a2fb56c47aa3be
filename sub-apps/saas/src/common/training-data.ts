import { data as pages } from './page-data';

/** Pages work without them: a failure shows in the field that needs them. */
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

/** What the pages of trainings read and write. */
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
  quiet: untoastedReads,
});
