import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { ask } from './session';

/** A workbook for an upload; the first row is its heading. */
export const workbook = async (name: string, rows: string[][]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'data', rows }] })),
});

interface Paper {
  readonly title: string;
  readonly type: 'fixed' | 'random';
  /** Content of its only section. */
  readonly section: object;
}

/** Creates an enabled paper by the calls of its pages. @returns its id */
export async function enabledPaper(page: Page, { title, type, section }: Paper): Promise<string> {
  const { id } = await ask<{ id: string }>(page, '/raas/v1/paperManage/save', { title, type });
  await ask(page, '/raas/v1/paperQuestionManage/saveBatch', {
    paperId: id,
    sections: [{ title: '第一部分', ...section }],
  });
  await ask(page, `/raas/v1/paperManage/updateStatusById?id=${id}&status=1`);
  return id;
}

/** Creates a draft of an exam. @returns its id */
export const draftExam = async (page: Page, settings: object): Promise<string> =>
  (await ask<{ id: string }>(page, '/exam/v1/exam/save', settings)).id;

export const publishExam = (page: Page, id: string): Promise<unknown> =>
  ask(page, `/exam/v1/exam/publish?id=${id}`, {});

/** A question of a sitting, by its number. */
export const questionOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 题` });
