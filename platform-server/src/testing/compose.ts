import { contract } from '@edu/shared-utility/contract';
import { singleOf } from './question-fixtures';
import { done } from './teach';
import type { CallOptions, TestServer } from './test-server';

const { paper, question } = contract;

/** A question that papers may take. */
export async function releasedQuestion(
  server: TestServer,
  by: CallOptions,
  more: object = {},
): Promise<string> {
  const { id } = await done(server, question.save, { content: singleOf('已发布'), ...more }, by);
  await done(server, question.releashQuestion, { id }, by);
  return id;
}

/** A draft of a paper with these sections. */
export async function paperWith(
  server: TestServer,
  by: CallOptions,
  sections: readonly object[],
  type: 'fixed' | 'random' = 'fixed',
): Promise<string> {
  const { id } = await done(server, paper.save, { title: '试卷', type }, by);
  await done(server, paper.saveQuestions, { paperId: id, sections }, by);
  return id;
}
