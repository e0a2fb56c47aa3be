import { data as pages } from '../../../common/page-data';

/** The page says by itself what it could not read. */
const quiet = [
  'importMap.history',
  'moduleMenu.find',
  'moduleStatus.compare',
  'moduleStatus.find',
] as const;

/** What the operators' page of modules reads and writes. */
export const data = pages.with({
  reads: quiet,
  writes: [
    'importMap.approve',
    'importMap.change',
    'importMap.reject',
    'importMap.rollOut',
    'importMap.stopRollout',
    'moduleMenu.put',
    'moduleMenu.remove',
  ],
  quiet,
});
