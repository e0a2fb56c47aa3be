import { contract } from '@edu/shared-utility/contract';
import { singleOf } from './question-fixtures';
import { callOk } from './teach';
import type { CallOptions, TestServer } from './test-server';

const { paper, question } = contract;

/** Creates a question that papers may use. */
export async function releasedQuestion(
  server: TestServer,
  options: CallOptions,
  overrides: object = {},
): Promise<string> {
  const { id } = await callOk(
    server,
    question.save,
    { content: singleOf('已发布'), ...overrides },
    options,
  );
  await callOk(server, question.releashQuestion, { id }, options);
  return id;
}

/** Creates a draft of a paper with these sections. */
export async function paperWith(
  server: TestServer,
  options: CallOptions,
  sections: readonly object[],
  type: 'fixed' | 'random' = 'fixed',
): Promise<string> {
  const { id } = await callOk(server, paper.save, { title: '试卷', type }, options);
  await callOk(server, paper.saveQuestions, { paperId: id, sections }, options);
  return id;
}
