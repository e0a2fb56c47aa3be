import { errorCodes, type Page, type PageQuery, type RowChange } from '@edu/shared-utility';
import { type CallFailure, failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { phrases } from '../phrases';
import { pageOf, read, type SampleQuery } from './sample-pages';
import { type Sample, sample } from './samples';

export const states = ['ready', 'loading', 'empty', 'failed', 'forbidden'] as const;

export const answers = ['ok', 'refused', 'conflict', 'gone'] as const;

export type State = (typeof states)[number];

export type Answer = (typeof answers)[number];

/** A failure in the form that `api` would return. */
const failure = (code: number, message: string, data: unknown = null): CallFailure => ({
  ...failureOf({ cancelled: false }),
  code,
  message,
  kind: 'business',
  data,
  shown: false,
  fields: {},
  absent: false,
  keptElsewhere: false,
  unanswered: false,
});

/** Sample rows in memory; reads and writes succeed or fail as the person has chosen. */
export function useSampleStore(state: State, answer: Answer) {
  const { t } = phrases.use();
  const [rows, setRows] = useState(() =>
    Array.from({ length: 47 }, (_, index) => sample(index + 1)),
  );

  const readPage = (params: SampleQuery): ReturnType<typeof read<Page<Sample>>> => {
    if (state === 'loading') return read({ isFetching: true });
    if (state === 'failed') return read({ error: failure(50000, t('failure')) });
    if (state === 'forbidden') {
      return read({ error: failure(errorCodes.forbidden, t('forbidden')) });
    }
    const page = pageOf(state === 'empty' ? [] : rows, params);
    return read({ data: page, currentData: page });
  };
  const sampleRefusal = (row: Sample, fields?: Record<string, string>): CallFailure | null => {
    if (answer === 'gone') return failure(errorCodes.notFound, '');
    if (answer === 'conflict') {
      const current = { ...row, note: t('changedByOther'), version: row.version + 1 };
      return failure(errorCodes.conflict, '', { present: current });
    }
    if (answer !== 'refused' || row.number % 2 === 1) return null;
    return failure(errorCodes.conflict, t('notAllowed'), fields ? { fields } : null);
  };
  const change = async (row: Sample, values: Partial<Sample>, fields?: Record<string, string>) => {
    const error = sampleRefusal(row, fields);
    if (error) return { error };
    const line: RowChange = {
      id: `${row.id}-${row.changes.length}`,
      action: 'sample.changed',
      who: t('someone'),
      changes: Object.entries(values).map(([field, after]) => ({
        field,
        before: row[field as keyof Sample],
        after,
      })),
      createdAt: new Date().toISOString(),
    };
    const next = { ...row, ...values, version: row.version + 1, changes: [line, ...row.changes] };
    setRows((all) => all.map((item) => (item.id === row.id ? next : item)));
    return {};
  };
  const remove = async (row: Sample) => {
    const error = sampleRefusal(row);
    if (!error) setRows((all) => all.filter(({ id }) => id !== row.id));
    return error ? { error } : {};
  };
  const add = async (values: Pick<Sample, 'name' | 'note'>) => {
    setRows((all) => [{ ...sample(all.length + 1), ...values, id: `new-${all.length}` }, ...all]);
    return {};
  };
  return { asked: readPage, change, remove, add };
}

/** The change history of a sample row. */
export function useSampleChanges({ changes }: Sample, { pageNum, pageSize }: PageQuery) {
  const list = changes.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  const page = { list: [...list], total: changes.length, pageNum, pageSize };
  return read<Page<RowChange>>({ data: page, currentData: page });
}
