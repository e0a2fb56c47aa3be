import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { formatPercent, type LessonProblem } from '@edu/shared-utility';
import { formatLength, KindIcon } from '@edu/shared-utility/media';
import { Button, Tag, theme } from 'antd';
import { memo } from 'react';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import type { DraftLesson } from '../data/draft';
import { idOfPart } from '../data/editor-targets';
import { phrases } from '../phrases';

interface Props {
  readonly lesson: DraftLesson;
  readonly problem: LessonProblem | null;
  readonly isReadOnly: boolean;
  readonly isClosed: boolean;
  readonly onOpen: (key: string) => void;
  readonly onMenu: (key: string, button: HTMLElement) => void;
}

/** A lesson in its chapter: its content, its rule, and its problem. */
export const LessonRow = memo((props: Props) => {
  const { lesson, problem, isReadOnly, isClosed, onOpen, onMenu } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { key, id, title, kind, seconds, preview, rule, percent } = lesson;
  const meta = [
    seconds > 0 && formatLength(seconds),
    t(`rule.${rule}Short`, { percent: formatPercent(percent / 100) }),
  ].filter(Boolean);
  return (
    <SortableRow
      id={key}
      title={title}
      isReadOnly={isReadOnly}
      isClosed={isClosed}
      style={{ paddingInlineStart: token.paddingLG, contentVisibility: 'auto' }}
    >
      <span style={{ flex: 'none', color: token.colorTextSecondary }}>
        <KindIcon kind={kind} />
      </span>
      <div style={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 8 }}>
        <button
          type="button"
          id={idOfPart(id ?? key)}
          onClick={() => onOpen(key)}
          className="saas-lesson"
          style={{
            minWidth: 0,
            padding: `${token.paddingXXS}px 0`,
            border: 0,
            background: 'none',
            color: token.colorText,
            font: 'inherit',
            textAlign: 'start',
            overflowWrap: 'anywhere',
            cursor: 'pointer',
          }}
        >
          {title || t('untitled')}
        </button>
        <span style={{ alignSelf: 'center', color: token.colorTextSecondary }}>
          {meta.join(' · ')}
        </span>
        {preview && (
          <Tag variant="filled" color="processing" style={{ alignSelf: 'center' }}>
            {t('freePreview')}
          </Tag>
        )}
        {problem && (
          <Tag
            variant="filled"
            color={problem === 'converting' ? 'warning' : 'error'}
            style={{ alignSelf: 'center' }}
          >
            {t(`lessonProblem.${problem}`)}
          </Tag>
        )}
      </div>
      {!isReadOnly && (
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={t('moreFor', { title })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(key, currentTarget)}
        />
      )}
    </SortableRow>
  );
});
