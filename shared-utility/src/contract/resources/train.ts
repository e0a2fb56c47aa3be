import { act, endpoint, post, read, search } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { ScoreRow, UserPaper } from './exam-analysis';

const base = '/train/v1';
const paged = { query: ['pageNum', 'pageSize'] } as const;
const byId = { query: 'all' } as const;

/** Specification §4: saved, published, unpublished. */
export type TrainStatus = 'draft' | 'published' | 'unpublished';

export interface TrainSummary {
  id: string;
  title: string;
  cover: string | null;
  status: TrainStatus;
  startsAt: string;
  endsAt: string;
  userCount: number;
  createdAt: string;
}

export interface TrainItem {
  id: string;
  kind: 'course' | 'exam';
  /** Id of the course or exam. */
  targetId: string;
  title: string;
  order: number;
  required: boolean;
}

export interface Train extends TrainSummary {
  description: string;
  items: TrainItem[];
  certificateTemplateId: string | null;
}

export type TrainInput = Pick<Train, 'title' | 'startsAt' | 'endsAt'> &
  Partial<Pick<Train, 'cover' | 'description' | 'certificateTemplateId'>> & {
    id?: string;
    items: (Omit<TrainItem, 'id' | 'title'> & { id?: string })[];
  };

export interface TrainFilter {
  keyword?: string;
  status?: TrainStatus;
}

export interface TrainStatistic {
  trainId: string;
  enrolled: number;
  studying: number;
  finished: number;
  /** Mean progress, 0 to 1. */
  progress: number;
  examPassingRate: number;
  certificatesIssued: number;
}

export interface StudyBasic {
  userId: string;
  name: string;
  phone: string;
  progress: number;
  studyMinutes: number;
  status: 'notStarted' | 'studying' | 'finished';
}

export interface StudyDetail extends StudyBasic {
  items: { itemId: string; title: string; progress: number; lastAt: string | null }[];
}

export interface TrainUser {
  id: string;
  userId: string;
  name: string;
  phone: string;
  departmentName: string | null;
  joinedAt: string;
}

export interface TrainExam {
  itemId: string;
  examId: string;
  title: string;
  minutes: number;
  passScore: number;
}

export interface TrainExamScore extends ScoreRow {
  itemId: string;
  attempts: number;
}

export interface TrainCertificate {
  id: string;
  trainId: string;
  templateId: string;
  /** What earns the certificate. */
  condition: 'finished' | 'passedAllExams';
}

type ById = { id: string };
type OfItem = { itemId: string };

/** Trainings (specification §7). */
export const train = {
  findByCondition: search<PageQuery & TrainFilter, Page<TrainSummary>>()(
    `${base}/train/findByCondition`,
    { ...paged, returns: 'page' },
  ),
  save: post<TrainInput, ById>()(`${base}/train/save`, { returns: 'object' }),
  publish: post<ById, null>()(`${base}/train/publish`, byId),
  delete: post<ById, null>()(`${base}/train/delete`, byId),
  unPublish: post<ById, null>()(`${base}/train/unPublish`, byId),
  findById: read<ById, Train>()(`${base}/train/findById`, { returns: 'object' }),
  getStatisticInfo: read<ById, TrainStatistic>()(`${base}/train/getStatisticInfo`, {
    returns: 'object',
  }),
  findUserStudyBasicInfoList: read<
    PageQuery & { trainId: string; keyword?: string },
    Page<StudyBasic>
  >()(`${base}/train/findUserStudyBasicInfoList`, { returns: 'page' }),
  findUserStudyDetailInfo: read<{ trainId: string; userId: string }, StudyDetail>()(
    `${base}/train/findUserStudyDetailInfo`,
    { returns: 'object' },
  ),
} as const;

/** People of a training. */
export const trainUser = {
  findByCondition: read<PageQuery & { trainId: string; keyword?: string }, Page<TrainUser>>()(
    `${base}/trainUser/findByCondition`,
    { returns: 'page' },
  ),
  /** People of the organisation who are not in the training yet. */
  findOrganUserByCondition: read<
    PageQuery & { trainId: string; keyword?: string },
    Page<TrainUser>
  >()(`${base}/trainUser/findOrganUserByCondition`, { returns: 'page' }),
  delete: act<{ idList: string[] }, null>()(`${base}/trainUser/delete`),
  add: post<{ trainId: string; userIds: string[] }, { added: number }>()(`${base}/trainUser/add`, {
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
  findTrainCertById: read<ById, TrainCertificate | null>()(
    `${base}/trainCertificate/findTrainCertById`,
  ),
} as const;
