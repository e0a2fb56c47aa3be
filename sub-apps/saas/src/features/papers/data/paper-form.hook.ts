import { navigate, type PaperSummary } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { useEffect, useRef } from 'react';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';

export interface PaperValues {
  readonly title: string;
  readonly type: PaperSummary['type'];
  readonly drawn: PaperSummary['drawn'];
  readonly categoryId: string | null;
}

export const pageOfPaper = (id: string): string => `/saas/paper/${id}`;

const valuesOf = (row: PaperSummary | null): PaperValues => ({
  title: row?.title ?? '',
  type: row?.type ?? 'fixed',
  drawn: row?.drawn ?? 'each',
  categoryId: row?.categoryId ?? null,
});

/** The form of a new paper, which then opens in the editor, or of an existing one's title and category. */
export function usePaperForm(beforeChange: () => Promise<boolean> = async () => true) {
  const createdId = useRef<string | null>(null);
  const [save] = data.usePaperSaveMutation();
  const [change] = data.usePaperUpdateByIdMutation();
  const form = useRecordForm({
    valuesOf,
    inputOf: (values: PaperValues) => ({ ...values, title: values.title.trim() }),
    add: async (input) => {
      const answer = await save(input);
      createdId.current = answer.data?.id ?? null;
      return answer;
    },
    change: async ({ id, version }: PaperSummary, { type: _, ...changes }) => {
      await beforeChange();
      return change({ id, version, ...changes });
    },
    done: (isNew) => phrases.t(isNew ? 'done.added' : 'done.saved'),
  });
  const { status } = form.state;
  // Navigates after the form has closed: before, its values would still count as unsaved.
  useEffect(() => {
    const id = createdId.current;
    if (status !== 'closed' || id === null) return;
    createdId.current = null;
    navigate(pageOfPaper(id));
  }, [status]);
  return form;
}
