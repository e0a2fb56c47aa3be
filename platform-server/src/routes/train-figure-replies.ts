import { z } from 'zod';
import { enrolmentSources, itemKinds, studyStatuses } from '../domain/trains/train-fields';

const share = z.number();

const wholeNumber = z.number().int();

export const trainStatistic = z.object({
  trainId: z.string(),
  enrolled: wholeNumber,
  studying: wholeNumber,
  finished: wholeNumber,
  progress: share,
  examPassingRate: share.nullable(),
  certificatesIssued: wholeNumber,
  items: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      kind: z.enum(itemKinds),
      started: wholeNumber,
      done: wholeNumber,
    }),
  ),
});

export const studyBasic = z.object({
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  departmentName: z.string().nullable(),
  progress: share,
  studyMinutes: wholeNumber,
  status: z.enum(studyStatuses),
  passedAt: z.string().nullable(),
  certificateNo: z.string().nullable(),
});

export const studyDetail = studyBasic.extend({
  items: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      kind: z.enum(itemKinds),
      progress: share,
      done: z.boolean(),
      score: z.number().nullable(),
      lastAt: z.string().nullable(),
    }),
  ),
});

export const trainCandidate = z.object({
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  departmentName: z.string().nullable(),
});

export const trainUserReply = trainCandidate.extend({
  id: z.string(),
  joinedAt: z.string(),
  by: z.enum(enrolmentSources),
  progress: share,
  status: z.enum(studyStatuses),
});

export const trainExam = z.object({
  itemId: z.string(),
  examId: z.string(),
  title: z.string(),
  minutes: wholeNumber,
  passScore: z.number(),
});

export const trainExamScore = z.object({
  itemId: z.string(),
  userId: z.string(),
  name: z.string(),
  departmentName: z.string().nullable(),
  score: z.number(),
  passed: z.boolean(),
  submittedAt: z.string(),
  attempts: wholeNumber,
});
