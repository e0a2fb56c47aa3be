import { z } from 'zod';
import { contentReply } from '../domain/questionnaires/content-reply';
import { formAnswers, statuses } from '../domain/questionnaires/questionnaire-fields';

const count = z.number().int();
const moment = z.string().nullable();

export const summary = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(statuses),
  anonymous: z.boolean(),
  repeats: z.boolean(),
  opensAt: moment,
  closesAt: moment,
  limit: count.nullable(),
  answers: count,
  questions: count,
  hasLink: z.boolean(),
  trains: count,
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  publishedAt: moment,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: count,
});

export const questionnaireReply = summary.omit({ trains: true }).extend({
  intro: z.string(),
  thanks: z.string(),
  content: contentReply,
  linkKey: z.string().nullable(),
  trains: z.array(z.object({ id: z.string(), title: z.string() })),
});

export const questionnaireView = z.object({
  title: z.string(),
  intro: z.string(),
  thanks: z.string(),
  anonymous: z.boolean(),
  repeats: z.boolean(),
  opensAt: moment,
  closesAt: moment,
  state: z.enum(['open', 'notYet', 'over', 'closed', 'full', 'answered', 'login']),
  content: contentReply.nullable(),
});

export const ownAnswerReply = z.object({
  id: z.string(),
  title: z.string(),
  anonymous: z.boolean(),
  closesAt: moment,
  trainTitle: z.string(),
  questions: count,
  answered: z.boolean(),
});

export const results = z.object({
  answers: count,
  seconds: count.nullable(),
  days: z.array(z.object({ day: z.string(), count })),
  figures: z.array(
    z.object({
      questionId: z.string(),
      answered: count,
      counts: z.array(z.object({ value: z.string(), row: z.string().nullable(), count })),
      average: z.number().nullable(),
    }),
  ),
});

export const formText = z.object({
  text: z.string(),
  answeredAt: z.string(),
  personName: z.string().nullable(),
});

export const singleAnswer = z.object({
  id: z.string(),
  answeredAt: z.string(),
  seconds: count.nullable(),
  personName: z.string().nullable(),
  values: formAnswers,
});
