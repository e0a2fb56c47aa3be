import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { Difficulty, QuestionType, ReadRule } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Button, Flex, Select, theme } from 'antd';
import { CategoryField } from '../../../common/categories/category-field.view';
import { PointsInput } from '../../../common/points-input.view';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import { limits, type RuleLine } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import type { SectionActions } from '../data/section-actions.hook';
import { phrases } from '../phrases';
import { PointSelect } from './point-select.view';

interface Props {
  readonly line: RuleLine;
  /** The saved rule, with how many questions the bank has for it. */
  readonly read: ReadRule | undefined;
  readonly isReadOnly: boolean;
  readonly isClosed: boolean;
  readonly actions: SectionActions;
}

/** Widths for the longest words of each field, in Chinese and in languages with an alphabet. */
const widths = {
  chinese: { category: 130, type: 130, difficulty: 112 },
  alphabetic: { category: 184, type: 184, difficulty: 168 },
} as const;

const isSameRule = (line: RuleLine, read: ReadRule): boolean =>
  (['categoryId', 'type', 'difficulty', 'point', 'count'] as const).every(
    (key) => line[key] === read[key],
  );

/** How many questions are drawn of how many available; red if there are too few. */
function Supply({ line, read }: Pick<Props, 'line' | 'read'>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (!read || !isSameRule(line, read)) {
    return <span style={{ color: token.colorTextSecondary }}>{t('counting')}</span>;
  }
  const { available, left } = read;
  const isInsufficient = left < line.count;
  return (
    <span style={{ color: isInsufficient ? token.colorErrorText : token.colorTextSecondary }}>
      {isInsufficient && left < available
        ? t('tooFewLeft', { available, left })
        : t(isInsufficient ? 'tooFew' : 'enough', { count: available })}
    </span>
  );
}

/** One rule: category, type, number of questions, and points of each. */
export function RuleRow({ line, read, isReadOnly, isClosed, actions }: Props) {
  const clear = useClear();
  const { t, language } = phrases.use();
  const width = widths[language === 'zh-CN' ? 'chinese' : 'alphabetic'];
  const words = questionWords.use();
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
        <CategoryField
          kind="question"
          label={t('ruleCategory')}
          placeholder={t('anyCategory')}
          value={line.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          style={{ flex: '1 1 150px', minWidth: width.category }}
        />
        <Select<QuestionType>
          aria-label={t('ruleType')}
          style={{ width: width.type }}
          options={questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) }))}
          value={line.type}
          onChange={(type) => change({ type })}
        />
        <Select<Difficulty>
          aria-label={t('ruleDifficulty')}
          placeholder={t('anyDifficulty')}
          allowClear={clear}
          style={{ width: width.difficulty }}
          options={difficulties.map((value) => ({ value, label: words.t(`difficulty.d${value}`) }))}
          value={line.difficulty}
          onChange={(difficulty) => change({ difficulty: difficulty ?? null })}
        />
        <PointSelect value={line.point} onChange={(point) => change({ point })} />
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
          <Supply line={line} read={read} />
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
