import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import type { PaperQuestion, RichTextFile } from '@edu/shared-utility';
import { Button, Dropdown, Flex, Tag, theme } from 'antd';
import { memo, useState } from 'react';
import { PointsInput } from '../../../common/points-input.view';
import { QuestionView } from '../../../common/questions/question-view.view';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import { limits, type PlacedQuestion } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import type { SectionActions } from '../data/section-actions.hook';
import { phrases } from '../phrases';
import { QuestionLineText } from './question-line-text.view';

interface Props {
  readonly line: PlacedQuestion;
  readonly number: number;
  /** The saved position; undefined for a newly added line. */
  readonly place: PaperQuestion | undefined;
  readonly files: readonly RichTextFile[];
  readonly isReadOnly: boolean;
  readonly isClosed: boolean;
  readonly actions: SectionActions;
  readonly onReplace: (key: string) => void;
}

/** A question at its position, with its points and actions. */
export const QuestionLine = memo((props: Props) => {
  const {
    line,
    number,
    place: paperQuestion,
    files,
    isReadOnly,
    isClosed,
    actions,
    onReplace,
  } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(false);
  const title = useLineTitle()(line);
  const { key, score, renew } = line;
  const isOld = paperQuestion?.isOutdated && !renew && !paperQuestion.isWithdrawn;
  const items = [
    { key: 'replace', label: t('replace'), onClick: () => onReplace(key) },
    { key: 'up', label: t('moveUp'), onClick: () => actions.step(key, -1) },
    { key: 'down', label: t('moveDown'), onClick: () => actions.step(key, 1) },
    {
      key: 'remove',
      label: t('remove'),
      danger: true,
      onClick: () => actions.remove(key, title),
    },
  ];
  return (
    <>
      <SortableRow
        id={key}
        title={title}
        isReadOnly={isReadOnly}
        isClosed={isClosed}
        style={{ contentVisibility: 'auto', paddingInlineEnd: token.paddingXS }}
      >
        <span style={{ flex: 'none', minWidth: 24, color: token.colorTextSecondary }}>
          {number}.
        </span>
        <QuestionLineText
          line={line}
          isOpen={paperQuestion ? isOpen : undefined}
          onToggle={() => setOpen((current) => !current)}
        />
        <Flex gap={4} align="center" wrap justify="flex-end" style={{ flex: 'none' }}>
          {paperQuestion?.isWithdrawn && (
            <Tag variant="filled" color="error">
              {t('withdrawn')}
            </Tag>
          )}
          {isOld &&
            (isReadOnly ? (
              <Tag variant="filled">{t('outdated')}</Tag>
            ) : (
              <Button size="small" onClick={() => actions.change({ ...line, renew: true })}>
                {t('renew')}
              </Button>
            ))}
          <PointsInput
            label={t('pointsOf', { number })}
            suffix={t('pointsUnit')}
            size="small"
            min={0.1}
            max={limits.score}
            disabled={isReadOnly}
            value={score}
            onChange={(next) => actions.change({ ...line, score: next })}
          />
          {!isReadOnly && (
            <Dropdown trigger={['click']} menu={{ items }}>
              <Button
                type="text"
                size="small"
                icon={<EllipsisOutlined aria-hidden />}
                aria-label={t('moreFor', { title })}
              />
            </Dropdown>
          )}
        </Flex>
      </SortableRow>
      {isOpen && paperQuestion && (
        <div
          style={{
            margin: `0 0 ${token.marginSM}px ${token.marginXL}px`,
            padding: token.paddingSM,
            borderRadius: token.borderRadius,
            background: token.colorFillQuaternary,
          }}
        >
          <QuestionView content={paperQuestion.question} files={files} />
        </div>
      )}
    </>
  );
});
