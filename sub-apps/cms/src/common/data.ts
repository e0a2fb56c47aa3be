import { contractApi } from '@edu/shared-utility/data';

/** Calls whose failure the page shows itself. */
const untoastedReads = [
  'article.findById',
  'article.findRevision',
  'article.findRevisions',
  'audit.ofRow',
  'branch.getTree',
  'resource.findByConditionWithPage',
  'resourceCategory.getTree',
] as const;

/** The calls of this app's pages, by the contract's names. */
export const data = contractApi({
  reads: [...untoastedReads, 'article.findByCondition'],
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
  withoutToast: untoastedReads,
});
