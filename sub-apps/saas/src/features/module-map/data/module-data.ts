import { data as pages } from '../../../common/page-data';

/** No toast for these calls: the page shows their errors itself. */
const untoastedReads = [
  'importMap.history',
  'moduleMenu.find',
  'moduleStatus.compare',
  'moduleStatus.find',
] as const;

/** The calls of the operators' module page. */
export const data = pages.with({
  reads: untoastedReads,
  writes: [
    'importMap.approve',
    'importMap.change',
    'importMap.reject',
    'importMap.rollOut',
    'importMap.stopRollout',
    'moduleMenu.apply',
    'moduleMenu.remove',
  ],
  withoutToast: untoastedReads,
});
