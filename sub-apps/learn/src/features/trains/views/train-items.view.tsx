import { formatDate, formatPercent, PageLink, type StudentTrain } from '@edu/shared-utility';
import { Flex, Tag, theme } from 'antd';
import { phrases } from '../phrases';

type Item = StudentTrain['items'][number];

const places = {
  course: ({ targetId }: Item) => `/learn/courses/${targetId}`,
  exam: ({ targetId }: Item) => `/learn/exams/${targetId}`,
  live: ({ targetId }: Item) => `/saas/zegoroomkit?live=${targetId}`,
} as const;

/** The person's progress in an item, or when it begins. */
function progressText({ kind, done, progress, score, startsAt }: Item): string | null {
  const { t } = phrases;
  const parts = [
    ...(done ? [t('done')] : []),
    ...(!done && kind === 'course' && progress > 0
      ? [t('learned', { percent: formatPercent(progress) })]
      : []),
    ...(score === null ? [] : [t('score', { score })]),
    ...(!done && startsAt && Date.parse(startsAt) > Date.now()
      ? [t('opens', { moment: formatDate(startsAt, 'datetime') })]
      : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}

function Line({ item, isOpen }: { readonly item: Item; readonly isOpen: boolean }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const words = progressText(item);
  return (
    <li
      style={{
        padding: `${token.paddingXS}px 0`,
        borderTop: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Flex wrap gap="small" align="center" justify="space-between">
        <Flex gap="small" align="center" style={{ minWidth: 0 }}>
          <Tag style={{ marginInlineEnd: 0 }}>{t(`kinds.${item.kind}`)}</Tag>
          {isOpen ? (
            <PageLink
              to={places[item.kind](item)}
              style={{ color: token.colorLink, overflowWrap: 'anywhere' }}
            >
              {item.title}
            </PageLink>
          ) : (
            <span style={{ overflowWrap: 'anywhere' }}>{item.title}</span>
          )}
          {!item.required && (
            <span style={{ color: token.colorTextSecondary, whiteSpace: 'nowrap' }}>
              {t('optional')}
            </span>
          )}
        </Flex>
        {words && (
          <span style={{ color: item.done ? token.colorSuccessText : token.colorTextSecondary }}>
            {words}
          </span>
        )}
      </Flex>
    </li>
  );
}

/** The items of a training in order; its courses can be opened while it is running. */
export function TrainItems({ train: { title, items, phase } }: { readonly train: StudentTrain }) {
  const { t } = phrases.use();
  return (
    <ol aria-label={t('items', { title })} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Line key={item.id} item={item} isOpen={item.kind === 'exam' || phase === 'running'} />
      ))}
    </ol>
  );
}
