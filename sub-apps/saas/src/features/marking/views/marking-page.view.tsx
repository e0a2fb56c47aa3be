import { formatNumber, type MarkingExam } from '@edu/shared-utility';
import { adminPhrases, type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { Flex, Tag } from 'antd';
import { Link } from 'react-router';
import { Bar } from '../../../common/bar.view';
import { data } from '../../../common/examining-data';
import { markingQuery } from '../data/marking-query';
import { phrases } from '../phrases';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

type Translate = ReturnType<typeof phrases.use>['t'];

const columns = (t: Translate): Column<MarkingExam>[] => [
  {
    key: 'title',
    title: t('title'),
    render: ({ examId, title, blind, twoMarkers }) => (
      <Flex gap="small" align="center" wrap>
        <Link to={`/exam/marking/${examId}`} data-row-open>
          {title}
        </Link>
        {blind && <Tag variant="filled">{t('blind')}</Tag>}
        {twoMarkers && <Tag variant="filled">{t('twoMarkers')}</Tag>}
      </Flex>
    ),
  },
  {
    key: 'marked',
    title: t('progress'),
    width: 200,
    render: ({ marked, answers }) => (
      <Bar
        share={answers === 0 ? 0 : marked / answers}
        text={`${formatNumber(marked)} / ${formatNumber(answers)}`}
        textWidth={72}
      />
    ),
  },
  {
    key: 'waiting',
    title: t('waiting'),
    width: 120,
    tabular: true,
    render: ({ waiting }) => formatNumber(waiting),
  },
];

/** /saas/exam/marking: exams with answers that wait for the person. */
export default function MarkingPage() {
  const { t } = phrases.use();
  const list = useList(markingQuery);
  const { pageNum, pageSize } = list.params;
  const read = data.useMarkingFindExamsQuery({ pageNum, pageSize });
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      idOf={({ examId }) => examId}
      nameOf={({ title }) => title}
      columns={columns(t)}
      actions={[
        {
          key: 'edit',
          // The longer of the two labels, since it determines the column's width.
          label: t('look'),
          labelOf: ({ waiting }) => t(waiting > 0 ? 'mark' : 'look'),
          to: ({ examId, waiting }) => `/exam/marking/${examId}${waiting > 0 ? '' : '?done=1'}`,
        },
      ]}
      words={{
        empty: t('empty'),
        emptyReadOnly: t('empty'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('total', { count }),
      }}
    />
  );
}
