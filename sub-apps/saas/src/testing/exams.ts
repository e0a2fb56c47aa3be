import type { Exam, ExamBoard, ExamSummary, Sitter } from '@edu/shared-utility';

export const examRow = (id: string, title: string, overrides: Partial<ExamSummary> = {}) =>
  ({
    ...{ id, title, paperId: 'p', paperTitle: '结业卷', status: 'draft', phase: null },
    ...{ startsAt: null, endsAt: null, minutes: 60, totalScore: 100, passScore: 60 },
    ...{ participantCount: 0, waiting: 0, organId: 'o', branchId: null, branchName: null },
    ...{ createdByName: null, publishedAt: null, version: 3 },
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...overrides,
  }) satisfies ExamSummary;

export const wholeExam = (overrides: Partial<Exam> = {}): Exam => ({
  ...examRow('e', '结业考试'),
  ...{ description: '', attempts: 1, shuffleQuestions: false, shuffleOptions: false },
  ...{ showAnswers: 'never', layout: 'page', blind: false, twoMarkers: false },
  ...{ watchFocus: true, markerIds: [], markers: [], problems: [], mayWrite: true },
  audience: {
    ...{ all: true, departmentIds: [], trainIds: [], userIds: [] },
    ...{ departments: [], trains: [], people: [], count: 30 },
  },
  ...overrides,
});

export const sitter = (userId: string, name: string, overrides: Partial<Sitter> = {}) =>
  ({
    ...{ userId, name, departmentName: null, state: 'sitting', sittingId: `s-${userId}` },
    ...{ attempt: 1, answered: 3, questions: 10, leaves: 0, score: null },
    endsAt: new Date(Date.now() + 600_000).toISOString(),
    lastSeenAt: new Date().toISOString(),
    ...overrides,
  }) satisfies Sitter;

export const boardOf = (list: Sitter[]): ExamBoard => {
  const count = (state: Sitter['state']) => list.filter((item) => item.state === state).length;
  return {
    now: new Date().toISOString(),
    ...{ absent: count('absent'), sitting: count('sitting') },
    ...{ submitted: count('submitted'), marked: count('marked') },
    sitters: { list, total: list.length, pageNum: 1, pageSize: 50 },
  };
};
