import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { StudentTrain } from './student-train-entities';
import type {
  EnrolmentLink,
  Train,
  TrainPhase,
  TrainSettings,
  TrainStatus,
  TrainSummary,
} from './train-entities';
import type {
  StudyBasic,
  StudyDetail,
  TrainCertificate,
  TrainStatistic,
} from './train-figure-entities';

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
