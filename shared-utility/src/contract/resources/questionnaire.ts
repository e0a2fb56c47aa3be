import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { FormAnswers, FormContent } from './questionnaire-content';

const base = '/form/v1/questionnaire';

const ours = { ours: true } as const;

export type QuestionnaireStatus = 'draft' | 'published' | 'closed';

export interface QuestionnaireSummary {
  id: string;
  title: string;
  status: QuestionnaireStatus;
  /** Answers carry no name; otherwise people have to log in. */
  anonymous: boolean;
  /** Whether one person may answer several times. */
  repeats: boolean;
  /** When it can be answered; the end is not included, null has no limit. */
  opensAt: string | null;
  closesAt: string | null;
  limit: number | null;
  answers: number;
  questions: number;
  /** Whether anybody with the link may answer. */
  hasLink: boolean;
  trains: number;
  branchName: string | null;
  createdByName: string | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

export interface Questionnaire extends Omit<QuestionnaireSummary, 'trains'> {
  intro: string;
  thanks: string;
  content: FormContent;
  /** Key in the link's address. */
  linkKey: string | null;
  trains: { id: string; title: string }[];
}

export interface QuestionnaireFilter {
  /** Matches a part of the title. */
  keyword?: string;
  status?: QuestionnaireStatus;
  branchId?: string;
  sort?: 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt' | 'answers' | '-answers';
}

export interface QuestionnaireSettings {
  title: string;
  intro: string;
  thanks: string;
  content: FormContent;
  anonymous: boolean;
  repeats: boolean;
  opensAt: string | null;
  closesAt: string | null;
  limit: number | null;
}

/** A new one, or with an id what is changed of one; of a published one only its period, limit and closing text. */
export type QuestionnaireInput =
  | ({ id?: undefined; title: string } & Partial<QuestionnaireSettings>)
  | ({ id: string; version?: Version } & Partial<QuestionnaireSettings>);

/** Whether it can be answered now, and whether the caller has answered. */
export type FormState = 'open' | 'notYet' | 'over' | 'closed' | 'full' | 'answered' | 'login';

/** A questionnaire as people who answer it see it. */
export interface AskedQuestionnaire {
  title: string;
  intro: string;
  thanks: string;
  anonymous: boolean;
  repeats: boolean;
  opensAt: string | null;
  closesAt: string | null;
  state: FormState;
  /** Null unless it is open. */
  content: FormContent | null;
}

/** A questionnaire that a student of its training may answer. */
export interface OwnQuestionnaire {
  id: string;
  title: string;
  anonymous: boolean;
  closesAt: string | null;
  trainTitle: string;
  questions: number;
  answered: boolean;
}

export interface FormCount {
  /** Id of an option, or the number or day as it is written. */
  value: string;
  /** Of a matrix. */
  row: string | null;
  count: number;
}

export interface FormFigures {
  questionId: string;
  /** How many have answered it. */
  answered: number;
  counts: FormCount[];
  /** Of numbers and scales; null without one. */
  average: number | null;
}

export interface QuestionnaireResults {
  answers: number;
  /** Median duration in seconds; null without answers. */
  seconds: number | null;
  /** Days with answers. */
  days: { day: string; count: number }[];
  figures: FormFigures[];
}

export interface FormText {
  text: string;
  answeredAt: string;
  personName: string | null;
}

export interface SingleAnswer {
  id: string;
  answeredAt: string;
  seconds: number | null;
  personName: string | null;
  values: FormAnswers;
}

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
