import type { Train, TrainItemKind, TrainPhase } from './train-entities';

/** A training as a student sees it. */
export interface StudentTrain
  extends Pick<
    Train,
    | 'id'
    | 'title'
    | 'cover'
    | 'startsAt'
    | 'endsAt'
    | 'goal'
    | 'description'
    | 'place'
    | 'hours'
    | 'regionName'
    | 'pass'
  > {
  phase: TrainPhase;
  progress: number;
  passedAt: string | null;
  certificateId: string | null;
  items: {
    id: string;
    kind: TrainItemKind;
    targetId: string;
    title: string;
    required: boolean;
    progress: number;
    done: boolean;
    score: number | null;
    /** Start of an exam or a live session. */
    startsAt: string | null;
    endsAt: string | null;
  }[];
}
