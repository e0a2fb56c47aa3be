import { act, endpoint, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { RichTextFile } from '../rich-text';
import type { Job } from './job';
import type { QuestionContent } from './question-content';
import type { Question, QuestionSummary } from './question-entities';
import type {
  ManyQuestions,
  QuestionFilter,
  QuestionImport,
  QuestionSave,
} from './question-inputs';
import type { QuestionRevision, QuestionUse, SimilarQuestion } from './question-relations';
import type { ImportCheck } from './student-import';

const base = '/raas/v1/question';

const ours = { ours: true } as const;

/** Result of a change of many questions; each may be refused by itself. */
export interface ManyOutcome {
  changed: number;
  refused: { id: string; code: number; message: string }[];
}

/** Preview of the import of another system's package. */
export interface PackageCheck extends ImportCheck {
  /** Items whose kind of interaction is not known here: they would be left out. */
  unknown: { file: string; title: string; interaction: string }[];
}

export type QuestionRef = { id: string; version?: Version };

/** Questions (specification §7; those marked so are ours). */
export const question = {
  getQuestionList: search<PageQuery & QuestionFilter, Page<QuestionSummary>>()(
    `${base}/getQuestionList`,
    { returns: 'page' },
  ),
  /** 40900 with the number of papers while one holds it. */
  delete: act<QuestionRef, null>()(`${base}/delete`),
  findById: read<{ id: string }, Question>()(`${base}/findById`, { returns: 'object' }),
  save: post<QuestionSave, { id: string; version: Version }>()(`${base}/save`, {
    returns: 'object',
  }),
  /** Releases the edited question, which papers then use. The name has the specification's spelling. */
  releashQuestion: act<QuestionRef, null>()(`${base}/releashQuestion`),
  withdraw: post<QuestionRef, null>()(`${base}/withdraw`, ours),
  copy: post<{ id: string }, { id: string }>()(`${base}/copy`, { ...ours, returns: 'object' }),
  /** At most 200; a refused question does not prevent the others. */
  changeMany: post<ManyQuestions, ManyOutcome>()(`${base}/changeMany`, {
    ...ours,
    returns: 'object',
  }),
  findRevisions: read<{ id: string }, QuestionRevision[]>()(`${base}/revisions`, {
    ...ours,
    returns: 'list',
  }),
  findRevision: read<
    { id: string; number: number },
    { content: QuestionContent; files: RichTextFile[] }
  >()(`${base}/revision`, {
    ...ours,
    returns: 'object',
  }),
  findUses: read<{ id: string }, QuestionUse[]>()(`${base}/uses`, { ...ours, returns: 'list' }),
  /** The ten most similar questions with a similarity of at least 0.5, the most similar first. */
  findSimilar: search<{ text: string; exceptId?: string }, SimilarQuestion[]>()(`${base}/similar`, {
    ...ours,
    returns: 'list',
  }),
  /** Knowledge points that questions have, the most frequent first; 50 at most. */
  findPoints: read<{ keyword?: string }, { point: string; questions: number }[]>()(
    `${base}/points`,
    { ...ours, returns: 'list' },
  ),
  importTemplate: endpoint<Record<string, never>, DownloadedFile>()({
    method: 'GET',
    path: `${base}/import/template`,
    safe: true,
    download: true,
    ours: true,
  }),
  /** Checks a workbook and changes nothing. */
  checkImport: endpoint<{ file: Blob }, ImportCheck>()({
    method: 'POST',
    path: `${base}/import/check`,
    form: true,
    safe: true,
    ours: true,
    returns: 'object',
  }),
  startImport: endpoint<QuestionImport, Job>()({
    method: 'POST',
    path: `${base}/import`,
    form: true,
    query: ['mode', 'categoryId', 'requestId'],
    ours: true,
    returns: 'object',
  }),
  /** Checks a QTI 3.0 package and changes nothing. */
  checkPackage: endpoint<{ file: Blob }, PackageCheck>()({
    method: 'POST',
    path: `${base}/package/check`,
    form: true,
    safe: true,
    ours: true,
    returns: 'object',
  }),
  startPackage: endpoint<QuestionImport, Job>()({
    method: 'POST',
    path: `${base}/package`,
    form: true,
    query: ['mode', 'categoryId', 'requestId'],
    ours: true,
    returns: 'object',
  }),
  /** A workbook in the template's form, of what the filter finds or of the chosen ones; recorded. */
  exportSheet: endpoint<QuestionFilter & { ids?: string[] }, DownloadedFile>()({
    method: 'POST',
    path: `${base}/export`,
    safe: true,
    download: true,
    ours: true,
  }),
  /**
   * A QTI 3.0 package of the same with their pictures and audio, 2 000 at most, as a job whose result it is; recorded.
   */
  exportPackage: post<QuestionFilter & { ids?: string[]; requestId: string }, Job>()(
    `${base}/package/export`,
    { ...ours, returns: 'object' },
  ),
} as const;
