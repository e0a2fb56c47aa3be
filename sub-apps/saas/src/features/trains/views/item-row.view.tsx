import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { PageLink, type ReadTrainItem, useNarrow } from '@edu/shared-utility';
import { Button, Checkbox, Tag, theme } from 'antd';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import { keyOfItem, type PlannedItem } from '../data/plan-values';
import { trainWords } from '../phrases/train';

/** The page of an item's target; live sessions have none. */
const pages = {
  course: (id: string) => `/saas/course/${id}/basics`,
  exam: (id: string) => `/saas/exam/${id}/settings`,
  live: (id: string) => `/saas/live?row=${id}`,
} as const;

interface Props {
  readonly item: PlannedItem;
  readonly number: number;
  /** Id of the element to focus. */
  readonly id: string;
  readonly problem: ReadTrainItem['problem'];
  readonly isReadOnly: boolean;
  readonly onRequire: (required: boolean) => void;
  readonly onRemove: () => void;
}

/** One item of a training. */
export function ItemRow(props: Props) {
  const { item, number, id, problem, isReadOnly, onRequire, onRemove } = props;
  const { t } = trainWords.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const title = item.title || t('gone');
  return (
    <SortableRow
      id={keyOfItem(item)}
      title={title}
      isReadOnly={isReadOnly}
      style={{ borderBlockEnd: `1px solid ${token.colorBorderSecondary}` }}
    >
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          flex: '1 1 0',
          gap: `2px ${token.marginXS}px`,
          minWidth: 0,
          paddingBlock: token.paddingXXS,
        }}
      >
        <span style={{ color: token.colorTextSecondary }}>{number}</span>
        <Tag>{t(`kinds.${item.kind}`)}</Tag>
        <span style={{ flex: isNarrow ? '1 1 100%' : '1 1 160px', overflowWrap: 'anywhere' }}>
          <PageLink to={pages[item.kind](item.targetId)}>{title}</PageLink>
        </span>
        {problem && <Tag color="warning">{t(`itemProblems.${problem}`)}</Tag>}
        <Checkbox
          id={id}
          checked={item.required}
          disabled={isReadOnly}
          onChange={({ target }) => onRequire(target.checked)}
        >
          {t('required')}
        </Checkbox>
      </div>
      {!isReadOnly && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('removeItem', { title })}
          onClick={onRemove}
        />
      )}
    </SortableRow>
  );
}
