import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { FormAnswers } from './questionnaire-content';
import type {
  AskedQuestionnaire,
  OwnQuestionnaire,
  Questionnaire,
  QuestionnaireSettings,
  QuestionnaireStatus,
  QuestionnaireSummary,
} from './questionnaire-entities';
import type { FormText, QuestionnaireResults, SingleAnswer } from './questionnaire-result-entities';

const base = '/form/v1/questionnaire';

const ours = { ours: true } as const;

export interface QuestionnaireFilter {
  /** Matches a part of the title. */
  keyword?: string;
  status?: QuestionnaireStatus;
  branchId?: string;
  sort?: 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt' | 'answers' | '-answers';
}

/** A new one, or with an id what is changed of one; of a published one only its period, limit and closing text. */
export type QuestionnaireInput =
  | ({ id?: undefined; title: string } & Partial<QuestionnaireSettings>)
  | ({ id: string; version?: Version } & Partial<QuestionnaireSettings>);

/** Instants of the answers: `from` is included, `to` is not. */
export interface AnswerSpan {
  from?: string;
  to?: string;
}

type ById = { id: string };

type IdAndVersion = ById & { version: Version };

type AnswersInput = { values: FormAnswers; seconds?: number };

/** Questionnaires and their answers; ours. */
export const questionnaire = {
  find: search<PageQuery & QuestionnaireFilter, Page<QuestionnaireSummary>>()(`${base}/find`, {
    ...ours,
    query: ['pageNum', 'pageSize'],
    returns: 'page',
  }),
  findById: read<ById, Questionnaire>()(`${base}/findById`, { ...ours, returns: 'object' }),
  save: post<QuestionnaireInput, IdAndVersion>()(`${base}/save`, { ...ours, returns: 'object' }),
  copy: post<ById, IdAndVersion>()(`${base}/copy`, { ...ours, returns: 'object' }),
  /** Who may answer: a link that is removed and created again is another one. */
  share: post<IdAndVersion & { byLink: boolean; trainIds: string[] }, Questionnaire>()(
    `${base}/share`,
    {
      ...ours,
      returns: 'object',
    },
  ),
  publish: post<IdAndVersion, null>()(`${base}/publish`, ours),
  close: post<IdAndVersion, null>()(`${base}/close`, ours),
  reopen: post<IdAndVersion, null>()(`${base}/reopen`, ours),
  delete: post<IdAndVersion, null>()(`${base}/delete`, ours),
  results: read<ById & AnswerSpan & { zone: string }, QuestionnaireResults>()(`${base}/results`, {
    ...ours,
    returns: 'object',
  }),
  /** Written answers to one question, newest first. */
  texts: read<PageQuery & ById & AnswerSpan & { questionId: string }, Page<FormText>>()(
    `${base}/texts`,
    { ...ours, returns: 'page' },
  ),
  /** Single answers, newest first. */
  answers: read<PageQuery & ById & AnswerSpan, Page<SingleAnswer>>()(`${base}/answers`, {
    ...ours,
    returns: 'page',
  }),
  /** A workbook of all answers; recorded. */
  export: endpoint<ById & AnswerSpan, DownloadedFile>()({
    method: 'POST',
    path: `${base}/export`,
    download: true,
    ours: true,
  }),
} as const;

/** Calls for people who answer; ours. */
export const questionnaireAnswer = {
  /** By its link; `mark` identifies this browser. */
  find: read<{ key: string; mark?: string }, AskedQuestionnaire>()(`${base}/look`, {
    ...ours,
    auth: false,
    returns: 'object',
  }),
  submit: post<AnswersInput & { key: string; mark: string }, null>()(`${base}/take`, {
    ...ours,
    auth: false,
  }),
  /** By its link or, for students of its trainings, by its id. */
  findAsUser: read<{ key?: string; id?: string }, AskedQuestionnaire>()(`${base}/lookMine`, {
    ...ours,
    returns: 'object',
  }),
  submitAsUser: post<AnswersInput & { key?: string; id?: string }, null>()(
    `${base}/takeMine`,
    ours,
  ),
  findMine: read<None, OwnQuestionnaire[]>()(`${base}/findMine`, { ...ours, returns: 'list' }),
} as const;
