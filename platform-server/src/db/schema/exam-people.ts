import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { exam, ofExam } from './exams';
import { member } from './people';
import { tenantPolicies } from './shared';

/** The audience of an exam that is not open to everybody (`exam.audienceAll`). */
export const examAudience = pgTable(
  'exam_audience',
  {
    ...ofExam(),
    kind: text({ enum: ['department', 'train', 'person'] }).notNull(),
    /** Id of a department, a training or a member. */
    targetId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.kind, t.targetId] }),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    index('exam_audience_target_idx').on(t.targetId),
    ...tenantPolicies(),
  ],
);

/** Extra time and attempts given to one person. */
export const examExtra = pgTable(
  'exam_extra',
  {
    ...ofExam(),
    memberId: uuid().notNull(),
    minutes: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
