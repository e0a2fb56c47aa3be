import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretRightOutlined from '@ant-design/icons/es/icons/CaretRightOutlined';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useCan, useNarrow } from '@edu/shared-utility';
import { KindIcon } from '@edu/shared-utility/media';
import { Button, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { memo } from 'react';
import { SortableRow } from '../../../common/sorting/sortable-row.view';
import { limits } from '../data/course-values';
import type { DraftChapter } from '../data/draft';
import { idOfPart } from '../data/editor-targets';
import type { OutlineActions } from '../data/outline-actions.hook';
import { phrases } from '../phrases';

interface Props {
  readonly chapter: DraftChapter;
  readonly number: number;
  readonly isFolded: boolean;
  readonly isReadOnly: boolean;
  readonly actions: OutlineActions;
  readonly onFold: (key: string) => void;
  readonly onAdd: (key: string, lessonKind: 'resource' | 'link' | 'live') => void;
  readonly onMenu: (key: string, button: HTMLElement) => void;
}

/** The header row of a chapter: its title and the buttons to add lessons. */
export const ChapterRow = memo((props: Props) => {
  const { chapter, number, isFolded, isReadOnly, actions, onFold, onAdd, onMenu } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const mayPlan = useCan()('live.read');
  const { key, id, title, lessons } = chapter;
  return (
    <SortableRow
      id={key}
      title={title}
      isReadOnly={isReadOnly}
      style={{ background: token.colorFillQuaternary, borderRadius: token.borderRadius }}
    >
      <Button
        type="text"
        size="small"
        aria-expanded={!isFolded}
        aria-label={t(isFolded ? 'unfold' : 'fold', { title })}
        icon={isFolded ? <CaretRightOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
        onClick={() => onFold(key)}
      />
      <Input
        id={idOfPart(id ?? key)}
        variant="borderless"
        aria-label={t('chapterLabel', { number })}
        status={title.trim() === '' ? 'error' : ''}
        placeholder={t('chapterEmpty')}
        maxLength={limits.title}
        readOnly={isReadOnly}
        value={title}
        onChange={({ target }) => actions.rename(key, target.value)}
        style={{ flex: 1, minWidth: 0, fontWeight: 600, paddingInline: token.paddingXXS }}
      />
      {!isNarrow && (
        <span style={{ flex: 'none', color: token.colorTextSecondary }}>
          {t('lessonCount', { count: lessons.length })}
        </span>
      )}
      {!isReadOnly && (
        <>
          <Button
            type="text"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('addLessonTo', { title })}
            onClick={() => onAdd(key, 'resource')}
          >
            {!isNarrow && t('addLesson')}
          </Button>
          <Button
            type="text"
            size="small"
            icon={<KindIcon kind="link" />}
            aria-label={t('addLinkTo', { title })}
            onClick={() => onAdd(key, 'link')}
          >
            {!isNarrow && t('addLink')}
          </Button>
          {mayPlan && (
            <Button
              type="text"
              size="small"
              icon={<KindIcon kind="live" />}
              aria-label={t('addLiveTo', { title })}
              onClick={() => onAdd(key, 'live')}
            >
              {!isNarrow && t('addLive')}
            </Button>
          )}
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={t('moreFor', { title })}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onMenu(key, currentTarget)}
          />
        </>
      )}
    </SortableRow>
  );
});
