import { z } from 'zod';
import {
  conditions,
  enrolmentSources,
  itemKinds,
  phases,
  statuses,
  studyStatuses,
} from '../domain/trains/train-fields';

const wholeNumber = z.number().int();
const share = z.number();

export const trainSummary = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  status: z.enum(statuses),
  phase: z.enum(phases).nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  userCount: wholeNumber,
  passedCount: wholeNumber,
  itemCount: wholeNumber,
  hours: wholeNumber,
  regionName: z.string().nullable(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: wholeNumber,
});

const pass = z.object({
  items: z.union([z.literal('required'), wholeNumber]),
  exams: z.enum(['passed', 'sat']),
});

export const enrolmentLink = z.object({
  path: z.string(),
  isOpen: z.boolean(),
  places: wholeNumber.nullable(),
  until: z.string().nullable(),
});

export const trainReply = trainSummary.extend({
  coverUploadId: z.string().nullable(),
  goal: z.string(),
  description: z.string(),
  place: z.string(),
  regionId: z.string().nullable(),
  enrolFrom: z.string().nullable(),
  enrolUntil: z.string().nullable(),
  pass,
  certificateTemplateId: z.string().nullable(),
  certificateTemplateName: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(itemKinds),
      targetId: z.string(),
      title: z.string(),
      order: wholeNumber,
      required: z.boolean(),
      problem: z.enum(['missing', 'unpublished', 'outside']).nullable(),
    }),
  ),
  problems: z.array(
    z.object({
      kind: z.enum(['items', 'item', 'window', 'users', 'certificate', 'pass']),
      blocks: z.boolean(),
      itemId: z.string().nullable(),
    }),
  ),
  link: enrolmentLink.nullable(),
  mayWrite: z.boolean(),
});

export const trainSaved = z.object({ id: z.string(), version: wholeNumber });

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

export const trainCertificateReply = z.object({
  id: z.string(),
  trainId: z.string(),
  templateId: z.string(),
  condition: z.enum(conditions),
});

export const linkReply = z.object({
  id: z.string(),
  title: z.string(),
  goal: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  places: wholeNumber.nullable(),
  isIn: z.boolean(),
});

export const studentTrain = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  goal: z.string(),
  description: z.string(),
  place: z.string(),
  hours: wholeNumber,
  regionName: z.string().nullable(),
  pass,
  phase: z.enum(phases),
  progress: share,
  passedAt: z.string().nullable(),
  certificateId: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(itemKinds),
      targetId: z.string(),
      title: z.string(),
      required: z.boolean(),
      progress: share,
      done: z.boolean(),
      score: z.number().nullable(),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
    }),
  ),
});
