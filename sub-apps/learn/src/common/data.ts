import { contractApi } from '@edu/shared-utility/data';

/** The calls of this app's pages, by the contract's names. */
export const data = contractApi({
  reads: [
    'article.findPublished',
    'article.readPublished',
    'studentCourse.findCourseList',
    'studentCourse.findHotCourse',
    'studentCourse.findRecommendCourse',
    'studentCourse.findCourseById',
    'studentCourse.findCourseItemInfo',
    'learning.findNotes',
    'live.findMine',
    'live.room',
    'questionnaireAnswer.findMine',
    'redemption.findMine',
    'train.findMine',
    'train.findByLink',
  ],
  writes: [
    'live.join',
    'learning.saveNote',
    'learning.removeNote',
    'redemption.redeem',
    'train.enterLink',
  ],
  // Each page shows the failure itself.
  withoutToast: [
    'article.findPublished',
    'article.readPublished',
    'studentCourse.findCourseList',
    'studentCourse.findHotCourse',
    'studentCourse.findRecommendCourse',
    'studentCourse.findCourseById',
    'studentCourse.findCourseItemInfo',
    'learning.findNotes',
    'live.findMine',
    'live.room',
    'questionnaireAnswer.findMine',
    'redemption.findMine',
    'train.findMine',
    'train.findByLink',
  ],
});
