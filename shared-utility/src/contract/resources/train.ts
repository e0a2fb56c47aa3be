import { act, endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { UserPaper } from './exam-analysis';
import type { Job } from './job';
import type { ImportCheck } from './student';
import type {
  EnrolmentLink,
  StudentTrain,
  StudyBasic,
  StudyDetail,
  Train,
  TrainCandidate,
  TrainCertificate,
  TrainExam,
  TrainExamScore,
  TrainPhase,
  TrainSettings,
  TrainStatistic,
  TrainStatus,
  TrainSummary,
  TrainUser,
} from './train-entities';

const base = '/train/v1';

const paged = { query: ['pageNum', 'pageSize'] } as const;

const byId = { query: 'all' } as const;

const ours = { ours: true } as const;

export type TrainInput =
  | ({ id?: undefined } & Partial<TrainSettings> &
      Pick<TrainSettings, 'title' | 'startsAt' | 'endsAt'>)
  | ({ id: string; version?: Version } & Partial<TrainSettings>);

export interface TrainFilter {
  keyword?: string;
  status?: TrainStatus;
  phase?: TrainPhase;
  regionId?: string;
  branchId?: string;
  sort?: 'title' | '-title' | 'createdAt' | '-createdAt' | 'startsAt' | '-startsAt';
}

type ById = { id: string };

export type TrainRef = ById & { version?: Version };

type OfItem = { itemId: string };

/** Trainings (specification §7; those marked so are ours). */
export const train = {
  findByCondition: search<PageQuery & TrainFilter, Page<TrainSummary>>()(
    `${base}/train/findByCondition`,
    { ...paged, returns: 'page' },
  ),
  save: post<TrainInput, ById & { version: Version }>()(`${base}/train/save`, {
    returns: 'object',
  }),
  publish: post<TrainRef, null>()(`${base}/train/publish`, byId),
  delete: post<TrainRef, null>()(`${base}/train/delete`, byId),
  unPublish: post<TrainRef, null>()(`${base}/train/unPublish`, byId),
  findById: read<ById, Train>()(`${base}/train/findById`, { returns: 'object' }),
  getStatisticInfo: read<ById, TrainStatistic>()(`${base}/train/getStatisticInfo`, {
    returns: 'object',
  }),
  findUserStudyBasicInfoList: read<
    PageQuery & { trainId: string; keyword?: string; status?: StudyBasic['status'] },
    Page<StudyBasic>
  >()(`${base}/train/findUserStudyBasicInfoList`, { returns: 'page' }),
  findUserStudyDetailInfo: read<{ trainId: string; userId: string }, StudyDetail>()(
    `${base}/train/findUserStudyDetailInfo`,
    { returns: 'object' },
  ),
  copy: post<ById, ById>()(`${base}/train/copy`, { ...byId, ...ours, returns: 'object' }),
  /** Opens or changes its link; `isOpen: false` closes it and deletes the address. */
  setLink: post<
    ById & Pick<EnrolmentLink, 'isOpen' | 'places' | 'until'>,
    { link: EnrolmentLink | null }
  >()(`${base}/train/link`, { ...ours, returns: 'object' }),
  /** Trainings of the student, and the training of a link. */
  findMine: read<{ pageNum?: number }, StudentTrain[]>()(`${base}/train/mine`, {
    ...ours,
    returns: 'list',
  }),
  /** The training of a link, and joining it. */
  findByLink: read<
    { token: string },
    Pick<StudentTrain, 'id' | 'title' | 'goal' | 'startsAt' | 'endsAt'> & {
      places: number | null;
      isIn: boolean;
    }
  >()(`${base}/train/link/look`, { ...ours, returns: 'object' }),
  enterLink: post<{ token: string }, ById>()(`${base}/train/link/enter`, {
    ...ours,
    returns: 'object',
  }),
} as const;

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

/** Exams within a training. */
export const trainItem = {
  findTrainExamByTrainid: search<{ trainId: string }, TrainExam[]>()(
    `${base}/trainItem/findTrainExamByTrainid`,
    { ...byId, returns: 'list' },
  ),
  getUserPaperInfo: read<OfItem & { userId: string }, UserPaper>()(
    `${base}/trainItemExam/getUserPaperInfo`,
    { returns: 'object' },
  ),
  findTrainUserExamWithPage: read<
    PageQuery & OfItem & { keyword?: string },
    Page<TrainExamScore>
  >()(`${base}/trainItemExam/findTrainUserExamWithPage`, { returns: 'page' }),
  exportExamInfoList: endpoint<OfItem, DownloadedFile>()({
    method: 'GET',
    path: `${base}/trainItemExam/exportExamInfoList`,
    safe: true,
    download: true,
  }),
  /** The workbook of `exportExamInfoList` as a job, for trainings with thousands of people. */
  startScores: post<OfItem & { requestId: string }, Job>()(`${base}/trainItemExam/scores`, {
    ours: true,
    returns: 'object',
  }),
  findScoreByUser: read<OfItem & { userId: string }, TrainExamScore | null>()(
    `${base}/trainItemExam/findScoreByUser`,
  ),
  findScoreListByUser: read<
    PageQuery & { trainId: string; userId: string },
    Page<TrainExamScore>
  >()(`${base}/trainItemExam/findScoreListByUser`, { returns: 'page' }),
} as const;

/** The certificate that a training earns. */
export const trainCertificate = {
  save: post<Omit<TrainCertificate, 'id'>, ById>()(`${base}/trainCertificate/save`, {
    returns: 'object',
  }),
  updateByTrainId: post<Omit<TrainCertificate, 'id'>, null>()(
    `${base}/trainCertificate/updateByTrainId`,
  ),
  /** By the training's id. */
  findTrainCertById: read<ById, TrainCertificate | null>()(
    `${base}/trainCertificate/findTrainCertById`,
  ),
} as const;
