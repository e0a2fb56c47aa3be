import { act, endpoint, post, read, search } from '../endpoint';
import type { Save, Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { RichText, RichTextFile } from '../rich-text';
import type { Job } from './job';
import type { ImportCheck } from './student';

const base = '/raas/v1/question';
const ours = { ours: true } as const;

/**
 * `judge` is true or false, `blank` fills in, `essay` is marked by a person, `compound` is one text with several
 * questions.
 */
export type QuestionType = 'single' | 'multiple' | 'judge' | 'blank' | 'essay' | 'compound';
export type PartType = Exclude<QuestionType, 'compound'>;
/** From 1, very easy, to 5, very hard. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;
/** A released question may be used in papers; a withdrawn one stays in those that have it. */
export type QuestionStatus = 'draft' | 'released' | 'withdrawn';

export interface QuestionOption {
  /** Represents the option in answers, `A` to `Z`; stays when options are moved or shown in another order. */
  key: string;
  text: RichText;
}

export interface SingleBody {
  type: 'single';
  options: QuestionOption[];
  /** Key of the right option. */
  answer: string;
}

export interface MultipleBody {
  type: 'multiple';
  options: QuestionOption[];
  /** Keys of all right options. */
  answer: string[];
  /** Points for all of them alone, or a share for each as long as no wrong one is chosen. */
  credit: 'all' | 'partial';
}

export interface JudgeBody {
  type: 'judge';
  answer: boolean;
}

export interface BlankBody {
  type: 'blank';
  /**
   * For each gap of the stem in its order, every text that counts as right. Spaces around and width of letters never
   * count.
   */
  answer: string[][];
  matchCase: boolean;
  /** Whether the gaps may be filled in any order. */
  anyOrder: boolean;
}

/** What a marker gives points for; the share is of the question's score. */
export interface RubricLine {
  id: string;
  text: string;
  /** Whole numbers from 1; a line's part of the score is its share of their sum. */
  share: number;
}

export interface EssayBody {
  type: 'essay';
  /** What a marker compares with. */
  answer: RichText;
  rubric: RubricLine[];
  /** Characters that an answer may have, 1 to 20 000. */
  maxLength: number;
}

export type PartBody = SingleBody | MultipleBody | JudgeBody | BlankBody | EssayBody;

/** One question under the text of a compound one. */
export type QuestionPart = PartBody & {
  /** Stays from revision to revision. */
  id: string;
  stem: RichText;
  explanation: RichText | null;
  /** Its part of the score is its share of the sum of all parts. */
  share: number;
};

export interface CompoundBody {
  type: 'compound';
  /** 1 to 20. */
  parts: QuestionPart[];
}

export type QuestionBody = PartBody | CompoundBody;

/** What is asked, and what is right. */
export type QuestionContent = QuestionBody & {
  stem: RichText;
  explanation: RichText | null;
};

/**
 * What somebody answers: an option's key, keys, true or false, the gaps in their order, a text, or of a compound one
 * each part's by its id.
 */
export type PartAnswer =
  | { type: 'single'; key: string }
  | { type: 'multiple'; keys: string[] }
  | { type: 'judge'; value: boolean }
  | { type: 'blank'; texts: string[] }
  | { type: 'essay'; text: string };
export type GivenAnswer = PartAnswer | { type: 'compound'; parts: Record<string, PartAnswer> };

/** Where it belongs. */
export interface QuestionPlace {
  difficulty: Difficulty;
  categoryId: string | null;
  /** Knowledge points, ten at most, each of 40 characters at most. */
  points: string[];
}

export interface QuestionSummary extends QuestionPlace {
  id: string;
  type: QuestionType;
  /** The stem as a plain text, its first 200 characters. */
  text: string;
  hasPicture: boolean;
  hasAudio: boolean;
  categoryName: string | null;
  status: QuestionStatus;
  /** Whether what is edited differs from what papers take. */
  hasChanges: boolean;
  /** Of the revision that papers take; null before the first release. */
  revision: number | null;
  /** Papers that hold it. */
  uses: number;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

/** What is edited. */
export interface Question extends QuestionSummary {
  content: QuestionContent;
  /** Pictures and audio that its texts name. */
  files: RichTextFile[];
  /** Whether the caller may change it. */
  mayWrite: boolean;
}

/** The content is written whole: a part of it alone would leave answers without their options. */
export type QuestionInput = Partial<QuestionPlace> & { content: QuestionContent };
export type QuestionSave = Save<QuestionInput>;

export interface QuestionFilter {
  /** Matches a part of the stem's text or of a knowledge point. */
  keyword?: string;
  type?: QuestionType;
  difficulty?: Difficulty;
  /** With the categories below it. */
  categoryId?: string;
  status?: QuestionStatus;
  point?: string;
  branchId?: string;
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'updatedAt'
    | '-updatedAt'
    | 'difficulty'
    | '-difficulty'
    | 'uses'
    | '-uses';
}

/** A state of the question that papers hold, or held. */
export interface QuestionRevision {
  number: number;
  text: string;
  releasedAt: string;
  byName: string | null;
  /** Papers that hold this very state. */
  uses: number;
}

export interface QuestionUse {
  paperId: string;
  title: string;
  /** As `PaperStatus`. */
  status: 0 | 1 | 2;
  revision: number;
}

/** Another question of the organisation with nearly the same words. */
export interface SimilarQuestion {
  id: string;
  type: QuestionType;
  text: string;
  status: QuestionStatus;
  /** 0 to 1. */
  similarity: number;
}

export interface ManyQuestions {
  ids: string[];
  change: 'release' | 'withdraw' | 'delete' | 'move';
  /** Where they are moved to. */
  categoryId?: string | null;
}

/** What came of a change of many: the others were refused, each by itself. */
export interface ManyOutcome {
  changed: number;
  refused: { id: string; code: number; message: string }[];
}

/** What a package of another system would become. */
export interface PackageCheck extends ImportCheck {
  /** Items whose kind of interaction is not known here: they would be left out. */
  unknown: { file: string; title: string; interaction: string }[];
}

export type SeenQuestion = { id: string; version?: Version };

/** What an import makes of the rows that are good. */
export interface QuestionImport {
  file: Blob;
  /** `all` or, with one bad row, none of them; `good` leaves the bad ones out. */
  mode: 'all' | 'good';
  categoryId?: string;
  /** A UUID of the caller's: sent again within minutes, it is the same job. */
  requestId: string;
}

/** Questions (specification §7; those marked so are ours). */
export const question = {
  getQuestionList: search<PageQuery & QuestionFilter, Page<QuestionSummary>>()(
    `${base}/getQuestionList`,
    { returns: 'page' },
  ),
  /** Only one that no paper holds: 40900 with their number. */
  delete: act<SeenQuestion, null>()(`${base}/delete`),
  findById: read<{ id: string }, Question>()(`${base}/findById`, { returns: 'object' }),
  save: post<QuestionSave, { id: string; version: Version }>()(`${base}/save`, {
    returns: 'object',
  }),
  /** The specification's own spelling of "release". What is edited becomes what papers take. */
  releashQuestion: act<SeenQuestion, null>()(`${base}/releashQuestion`),
  withdraw: post<SeenQuestion, null>()(`${base}/withdraw`, ours),
  copy: post<{ id: string }, { id: string }>()(`${base}/copy`, { ...ours, returns: 'object' }),
  /** 200 at most; each by itself, so that one refusal holds back no other. */
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
  /** The ten nearest, beginning with the most alike; none below one half. */
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
  /** Looks at a workbook and changes nothing. */
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
  /** Looks at a QTI 3.0 package and changes nothing. */
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
