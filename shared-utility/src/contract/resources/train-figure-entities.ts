import type { ScoreRow } from './exam-analysis-entities';
import type { TrainItemKind } from './train-entities';

export interface TrainStatistic {
  trainId: string;
  enrolled: number;
  studying: number;
  finished: number;
  /** Mean progress, 0 to 1. */
  progress: number;
  /** 0 to 1; null before anybody sat. */
  examPassingRate: number | null;
  certificatesIssued: number;
  items: {
    itemId: string;
    title: string;
    kind: TrainItemKind;
    started: number;
    done: number;
  }[];
}

export interface StudyBasic {
  userId: string;
  name: string;
  phone: string;
  departmentName: string | null;
  /** 0 to 1. */
  progress: number;
  studyMinutes: number;
  status: 'notStarted' | 'studying' | 'finished';
  passedAt: string | null;
  certificateNo: string | null;
}

export interface StudyDetail extends StudyBasic {
  items: {
    itemId: string;
    title: string;
    kind: TrainItemKind;
    progress: number;
    done: boolean;
    score: number | null;
    lastAt: string | null;
  }[];
}

export interface TrainUser {
  id: string;
  userId: string;
  name: string;
  phone: string;
  departmentName: string | null;
  joinedAt: string;
  /** How they joined. */
  by: 'staff' | 'link' | 'sheet';
  /** 0 to 1. */
  progress: number;
  status: StudyBasic['status'];
}

/** Somebody who may be added. */
export type TrainCandidate = Pick<TrainUser, 'userId' | 'name' | 'phone' | 'departmentName'>;

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
  /** When the certificate is issued; `byHand` issues none automatically. */
  condition: 'finished' | 'passedAllExams' | 'byHand';
}
