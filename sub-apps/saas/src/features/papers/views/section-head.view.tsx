import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useNarrow } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Button, Dropdown, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { PointsInput } from '../../../common/points-input.view';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import { type DraftSection, limits, sumOf } from '../data/draft';
import type { SectionActions } from '../data/section-actions.hook';
import { phrases } from '../phrases';

interface Props {
  readonly section: DraftSection;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
  readonly actions: SectionActions;
  readonly onAdd: (key: string) => void;
}

/** A section's title, note and totals, and a way to set the points of all its questions. */
export function SectionHead(props: Props) {
  const { section, number, isFirst, isLast, isReadOnly, actions, onAdd } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const { key, title, note, lines } = section;
  const [hasNote, setNote] = useState(note !== '');
  const [first, ...others] = lines.map(({ score }) => score);
  const commonScore = others.every((other) => other === first) ? (first ?? null) : null;
  const items = [
    { key: 'note', label: t('addNote'), disabled: hasNote, onClick: () => setNote(true) },
    { key: 'up', label: t('moveUp'), disabled: isFirst, onClick: () => actions.step(key, -1) },
    { key: 'down', label: t('moveDown'), disabled: isLast, onClick: () => actions.step(key, 1) },
    {
      key: 'remove',
      label: t('removeSection'),
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
        style={{
          flexWrap: 'wrap',
          background: token.colorFillQuaternary,
          borderRadius: token.borderRadius,
          paddingInline: token.paddingXS,
        }}
      >
        <Input
          id={`paper-${key}`}
          variant="borderless"
          aria-label={t('sectionLabel', { number })}
          status={title.trim() === '' ? 'error' : ''}
          placeholder={t('sectionUntitled')}
          maxLength={limits.title}
          readOnly={isReadOnly}
          value={title}
          onChange={({ target }) => actions.section(key, { title: target.value })}
          style={{ flex: '1 1 120px', minWidth: 0, fontWeight: 600 }}
        />
        <Flex gap="small" align="center">
          <span style={{ color: token.colorTextSecondary, whiteSpace: 'nowrap' }}>
            {t('sum', sumOf(lines))}
          </span>
          {!isReadOnly && lines.length > 1 && !isNarrow && (
            <PointsInput
              label={t('eachOf', { title })}
              placeholder={t('each')}
              suffix={t('pointsUnit')}
              size="small"
              min={0.1}
              max={limits.score}
              value={commonScore}
              onChange={(score) => actions.scoreAll(key, score)}
              style={{ width: 92 }}
            />
          )}
          {!isReadOnly && (
            <>
              <Button
                type="text"
                size="small"
                icon={<PlusOutlined aria-hidden />}
                aria-label={t('addTo', { title })}
                onClick={() => onAdd(key)}
              />
              <Dropdown trigger={['click']} menu={{ items }}>
                <Button
                  type="text"
                  size="small"
                  icon={<EllipsisOutlined aria-hidden />}
                  aria-label={t('moreFor', { title })}
                />
              </Dropdown>
            </>
          )}
        </Flex>
      </SortableRow>
      {(hasNote || note !== '') &&
        (isReadOnly ? (
          <p style={{ margin: 0, padding: token.paddingXS, whiteSpace: 'pre-wrap' }}>{note}</p>
        ) : (
          <Form.Item style={{ margin: 0, padding: `${token.paddingXXS}px ${token.paddingXS}px` }}>
            <TextArea
              rows={2}
              limit={limits.note}
              aria-label={t('noteLabel', { title })}
              placeholder={t('noteHint')}
              value={note}
              onChange={({ target }) => actions.section(key, { note: target.value })}
            />
          </Form.Item>
        ))}
    </>
  );
}
