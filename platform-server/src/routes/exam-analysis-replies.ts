import { z } from 'zod';
import { types } from '../domain/questions/question-fields';

const wholeNumber = z.number().int();

export const analysis = z.object({
  examId: z.string(),
  invited: wholeNumber,
  taken: wholeNumber,
  marked: wholeNumber,
  waiting: wholeNumber,
  passed: wholeNumber,
  totalScore: z.number(),
  passScore: z.number(),
  averageScore: z.number(),
  medianScore: z.number(),
  spread: z.number(),
  highestScore: z.number(),
  lowestScore: z.number(),
  reliability: z.number().nullable(),
  bands: z.array(z.object({ from: z.number(), to: z.number(), count: wholeNumber })),
  averageMinutes: z.number(),
  isComplete: z.boolean(),
});

export const ofQuestion = z.object({
  questionId: z.string(),
  stem: z.string(),
  type: z.enum(types),
  asked: wholeNumber,
  answered: wholeNumber,
  right: wholeNumber,
  score: z.number(),
  averageScore: z.number(),
  difficulty: z.number(),
  discrimination: z.number().nullable(),
  choices: z.array(
    z.object({ key: z.string(), text: z.string(), isRight: z.boolean(), count: wholeNumber }),
  ),
});

export const scoreRow = z.object({
  userId: z.string(),
  name: z.string(),
  departmentName: z.string().nullable(),
  score: z.number(),
  passed: z.boolean(),
  submittedAt: z.string(),
});
