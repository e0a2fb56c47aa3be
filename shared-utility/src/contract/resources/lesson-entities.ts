export type LessonKind = 'video' | 'audio' | 'document' | 'image' | 'link' | 'live';

/** When a lesson counts as done: `watched` from `percent` on, `opened` at once, `attended` by entering the session. */
export type LessonRule = 'watched' | 'opened' | 'attended';

export interface Lesson {
  /** The same in all revisions, so that progress is kept. */
  id: string;
  title: string;
  kind: LessonKind;
  /** The resource that is shown; null for a link and a live lesson. */
  resourceId: string | null;
  /** The course's session of a live lesson; null or absent while there is none. */
  liveId?: string | null;
  /** The address of a link, which begins with https://. */
  url: string | null;
  /** Length in seconds; of video and audio that of the resource. */
  seconds: number;
  /** Can be watched without a grant. */
  preview: boolean;
  rule: LessonRule;
  /** How much of it has to be watched, 1 to 100; 100 for other rules. */
  percent: number;
  /** Whether a learner may go on to a part that was not watched yet. */
  seekAhead: boolean;
}

/** Why a lesson cannot be learned now: of a live one that it has no session, or a cancelled one. */
export type LessonProblem =
  | 'missing'
  | 'withdrawn'
  | 'converting'
  | 'failed'
  | 'unplanned'
  | 'cancelled';

/** A lesson as it is read, with facts about its resource or session. */
export interface ReadLesson extends Lesson {
  resourceTitle: string | null;
  problem: LessonProblem | null;
}

export interface CourseChapter {
  id: string;
  title: string;
  order: number;
  lessons: ReadLesson[];
}
