import { act, endpoint, type None, post, read } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { ImportCheck } from './student-import';
import type { TrainCandidate, TrainUser } from './train-figure-entities';

const base = '/train/v1';

/** People of a training. */
export const trainUser = {
  findByCondition: read<PageQuery & { trainId: string; keyword?: string }, Page<TrainUser>>()(
    `${base}/trainUser/findByCondition`,
    { returns: 'page' },
  ),
  /** People of the organisation who are not in the training yet. */
  findOrganUserByCondition: read<
    PageQuery & { trainId: string; keyword?: string; departmentId?: string },
    Page<TrainCandidate>
  >()(`${base}/trainUser/findOrganUserByCondition`, { returns: 'page' }),
  delete: act<{ idList: string[] }, null>()(`${base}/trainUser/delete`),
  /** Adds people and the present members of departments, including those below; people who are in it already stay. */
  add: post<{ trainId: string; userIds?: string[]; departmentIds?: string[] }, { added: number }>()(
    `${base}/trainUser/add`,
    { returns: 'object' },
  ),
  /** A workbook to fill in; ours. */
  template: endpoint<None, DownloadedFile>()({
    method: 'GET',
    path: `${base}/trainUser/template`,
    safe: true,
    download: true,
    ours: true,
  }),
  /** Checks a workbook of phone or ID numbers and changes nothing; ours. */
  checkSheet: endpoint<{ file: Blob; trainId: string }, ImportCheck>()({
    method: 'POST',
    path: `${base}/trainUser/sheet/check`,
    form: true,
    query: ['trainId'],
    safe: true,
    ours: true,
    returns: 'object',
  }),
  /** Adds the people of a workbook who are students of the organisation; ours. */
  addSheet: endpoint<{ file: Blob; trainId: string }, { added: number }>()({
    method: 'POST',
    path: `${base}/trainUser/sheet`,
    form: true,
    query: ['trainId'],
    ours: true,
    returns: 'object',
  }),
} as const;
