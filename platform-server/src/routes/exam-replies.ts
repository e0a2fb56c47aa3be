import { z } from 'zod';
import { layouts, phases, showAnswersValues, states, statuses } from '../domain/exams/exam-fields';
import * as fields from '../http/fields';

const wholeNumber = z.number().int();

export const examSummary = z.object({
  id: z.string(),
  title: z.string(),
  paperId: z.string(),
  paperTitle: z.string(),
  status: z.enum(statuses),
  phase: z.enum(phases).nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  minutes: wholeNumber,
  totalScore: z.number(),
  passScore: z.number(),
  participantCount: wholeNumber,
  waiting: wholeNumber,
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  version: wholeNumber,
});

const namedReply = z.array(z.object({ id: z.string(), name: z.string() }));
const ids = z.array(z.string());

export const examReply = examSummary.extend({
  description: z.string(),
  attempts: wholeNumber,
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  showAnswers: z.enum(showAnswersValues),
  layout: z.enum(layouts),
  blind: z.boolean(),
  twoMarkers: z.boolean(),
  watchFocus: z.boolean(),
  markerIds: ids,
  markers: namedReply,
  audience: z.object({
    all: z.boolean(),
    departmentIds: ids,
    trainIds: ids,
    userIds: ids,
    departments: namedReply,
    trains: z.array(z.object({ id: z.string(), title: z.string() })),
    people: z.array(z.object({ userId: z.string(), name: z.string() })),
    count: wholeNumber,
  }),
  problems: z.array(
    z.object({
      kind: z.enum(['audience', 'paper', 'window', 'passScore', 'markers', 'showAnswers']),
      blocks: z.boolean(),
    }),
  ),
  mayWrite: z.boolean(),
});

export const examSaved = z.object({ id: z.string(), version: wholeNumber });

export const examTrains = z.array(z.object({ trainId: z.string(), title: z.string() }));

export const examBoard = z.object({
  now: z.string(),
  absent: wholeNumber,
  sitting: wholeNumber,
  submitted: wholeNumber,
  marked: wholeNumber,
  sitters: fields.pageOf(
    z.object({
      userId: z.string(),
      name: z.string(),
      departmentName: z.string().nullable(),
      state: z.enum(states),
      sittingId: z.string().nullable(),
      attempt: wholeNumber,
      answered: wholeNumber,
      questions: wholeNumber,
      endsAt: z.string().nullable(),
      lastSeenAt: z.string().nullable(),
      leaves: wholeNumber,
      score: z.number().nullable(),
    }),
  ),
});
