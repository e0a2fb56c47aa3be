import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { ReadRule } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { PointsInput } from '../../../common/points-input.view';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import { limits, type RuleLine } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import type { SectionActions } from '../data/section-actions.hook';
import { phrases } from '../phrases';
import { RuleConditions } from './rule-conditions.view';
import { RuleSupply } from './rule-supply.view';

interface Props {
  readonly line: RuleLine;
  /** The saved rule, with how many questions the bank has for it. */
  readonly read: ReadRule | undefined;
  readonly isReadOnly: boolean;
  readonly isClosed: boolean;
  readonly actions: SectionActions;
}

/** One rule: category, type, number of questions, and points of each. */
export function RuleRow({ line, read, isReadOnly, isClosed, actions }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const title = useLineTitle()(line);
  const change = (next: Partial<RuleLine>) => actions.change({ ...line, ...next });
  const size = 'small' as const;
  return (
    <SortableRow
      id={line.key}
      title={title}
      isReadOnly={isReadOnly}
      isClosed={isClosed}
      style={{ paddingBlock: token.paddingXXS }}
    >
      <fieldset
        id={`paper-${line.id ?? line.key}`}
        tabIndex={-1}
        disabled={isReadOnly}
        aria-label={title}
        style={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: token.marginXS,
          alignItems: 'center',
          margin: 0,
          padding: 0,
          border: 0,
        }}
      >
        <RuleConditions line={line} onChange={change} />
        <Flex gap={4} align="center">
          <PointsInput
            label={t('ruleCount')}
            suffix={t('questionsUnit')}
            min={1}
            max={limits.questions}
            decimals={0}
            disabled={isReadOnly}
            value={line.count}
            onChange={(count) => change({ count })}
          />
          <span aria-hidden>×</span>
          <PointsInput
            label={t('ruleScore')}
            suffix={t('pointsUnit')}
            min={0.1}
            max={limits.score}
            disabled={isReadOnly}
            value={line.score}
            onChange={(score) => change({ score })}
          />
        </Flex>
        <span role="status" style={{ fontSize: token.fontSizeSM }}>
          <RuleSupply line={line} read={read} />
        </span>
      </fieldset>
      {!isReadOnly && (
        <Button
          type="text"
          size={size}
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('removeOf', { title })}
          onClick={() => actions.remove(line.key, title)}
        />
      )}
    </SortableRow>
  );
}
