import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { requireCategory } from '../categories/has-category';
import type { SectionInput } from './paper-fields';
import type { PaperRow } from './read-paper';

/** A fixed paper has no rules, a random one only rules. */
export function checkType({ type }: PaperRow, sections: readonly SectionInput[]): void {
  const unusedField = type === 'fixed' ? 'rules' : 'questions';
  const index = sections.findIndex((section) => (section[unusedField] ?? []).length > 0);
  if (index >= 0) throw new FieldError(`sections.${index}.${unusedField}`, `paper.${type}`);
}

export const questionsOf = (sections: readonly SectionInput[]) =>
  sections.flatMap(({ questions = [] }, index) =>
    questions.map((question, line) => ({
      ...question,
      field: `sections.${index}.questions.${line}.questionId`,
    })),
  );

export function checkOnce(sections: readonly SectionInput[]): void {
  const seen = new Set<string>();
  for (const { questionId, field } of questionsOf(sections)) {
    if (seen.has(questionId)) throw new FieldError(field, 'paper.questionTwice');
    seen.add(questionId);
  }
}

export async function checkRules(
  tx: TenantTx,
  caller: Caller,
  sections: readonly SectionInput[],
): Promise<void> {
  const checkedCategoryIds = new Set<string | null>([null]);
  for (const [index, { rules = [] }] of sections.entries()) {
    for (const [line, { categoryId }] of rules.entries()) {
      if (checkedCategoryIds.has(categoryId)) continue;
      const field = `sections.${index}.rules.${line}.categoryId`;
      await requireCategory(tx, caller, categoryId, 'question', field);
      checkedCategoryIds.add(categoryId);
    }
  }
}
