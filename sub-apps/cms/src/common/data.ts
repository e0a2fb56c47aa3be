import { contractApi } from '@edu/shared-utility/data';

/** A failure has its place on the page. */
const quiet = [
  'article.findById',
  'article.findRevision',
  'article.findRevisions',
  'audit.ofRow',
  'branch.getTree',
  'resource.findByConditionWithPage',
  'resourceCategory.getTree',
] as const;

/** What the pages of this app read and write, by the contract's names. */
export const data = contractApi({
  reads: [...quiet, 'article.findByCondition'],
  writes: [
    'article.delete',
    'article.discard',
    'article.giveBack',
    'article.publish',
    'article.restoreRevision',
    'article.save',
    'article.schedule',
    'article.submit',
    'article.unPublish',
    'article.unschedule',
    'article.withdraw',
    'resourceCategory.add',
    'resourceCategory.delete',
    'resourceCategory.updateById',
  ],
  quiet,
});
