import { z } from 'zod';
import { layouts, phases } from '../domain/exams/exam-fields';
import { givenAnswer } from '../domain/sittings/answer-fields';
import { richTextFile } from '../http/rich-text';
import { questionContent } from './question-content-reply';
import { questionReply } from './sitting-question-reply';

const wholeNumber = z.number().int();
const state = z.enum(['open', 'submitted', 'marked']);

export const studentExam = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  minutes: wholeNumber,
  totalScore: z.number(),
  passScore: z.number(),
  attempts: wholeNumber,
  layout: z.enum(layouts),
  watchFocus: z.boolean(),
  phase: z.enum(phases),
  questionCount: wholeNumber,
  extraMinutes: wholeNumber,
  used: wholeNumber,
  left: wholeNumber.nullable(),
  openSittingId: z.string().nullable(),
  best: z
    .object({
      sittingId: z.string(),
      state,
      score: z.number().nullable(),
      passed: z.boolean().nullable(),
    })
    .nullable(),
  mayReview: z.boolean(),
});

export const sittingReply = z.object({
  id: z.string(),
  examId: z.string(),
  title: z.string(),
  state,
  attempt: wholeNumber,
  layout: z.enum(layouts),
  watchFocus: z.boolean(),
  now: z.string(),
  startedAt: z.string(),
  endsAt: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      note: z.string(),
      questions: z.array(z.object({ id: z.string(), question: questionReply, score: z.number() })),
    }),
  ),
  files: z.array(richTextFile),
  answers: z.record(
    z.string(),
    z.object({ given: givenAnswer.nullable(), mark: z.boolean(), at: wholeNumber }),
  ),
});

export const answersReply = z.object({
  now: z.string(),
  endsAt: z.string(),
  state,
  at: z.record(z.string(), wholeNumber),
});

export const userPaper = z.object({
  id: z.string(),
  examId: z.string(),
  examTitle: z.string(),
  userId: z.string(),
  name: z.string(),
  status: state,
  attempt: wholeNumber,
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  submittedBy: z.enum(['person', 'clock', 'staff']).nullable(),
  leaves: wholeNumber,
  score: z.number().nullable(),
  totalScore: z.number(),
  passed: z.boolean().nullable(),
  files: z.array(richTextFile),
  answers: z.array(
    z.object({
      id: z.string(),
      sectionTitle: z.string(),
      question: questionContent,
      maxScore: z.number(),
      given: givenAnswer.nullable(),
      score: z.number().nullable(),
      comment: z.string(),
    }),
  ),
});
