import type { Version } from '../entities';
import type { FormContent } from './questionnaire-content';

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
