/** Code of each part, as lines of the page's own source; a test compares them. */
export const snippets = {
  list: `const list = useList(query);
const read = store.asked(list.params);
<ListPage
  title={t('title')}
  list={list}
  read={read}
  settingsKey="govern-system.kit"
  columns={columns}
  search={{ key: 'keyword', label: t('keyword') }}
  views={views}`,
  panel: `panel={{
  sections: (row) => [{ facts: columns.map((column) => [column.title, textOf(column, row)]) }],
  history: { useRead: useSampleChanges, fields, textOf: stateText },
}}`,
  actions: `key: 'remove',
danger: true,
confirm: ({ name }) => ({ title: t('removeTitle', { name }), hint: t('removeHint') }),
send: store.remove,
done: () => t('removed'),
bulk={[
  confirm: (count) => ({ title: t('suspendTitle', { count }), hint: t('suspendHint') }),
  send: (row) => store.change(row, { status: 'suspended' }),
  done: (count) => t('many', { count }),`,
  form: `const form = useRecordForm({
  valuesOf: (row: Sample | null) => ({ name: row?.name ?? '', note: row?.note ?? '' }),
  inputOf: trimmed,
  add: store.add,
  change: (row, changes) => store.change(row, changes, { name: t('nameTaken') }),
  done: () => t('saved'),
  draft: { name: 'govern-system.kit', idOf: ({ id }) => id },`,
  files: `exports={{ file: async ({ rows }) => sampleFile(rows) }}
<ImportDialog
  check={async () => sampleCheck()}
  start={async () => ({ id: 'sample' })}`,
} as const;
