import { useOverlay } from '@edu/shared-utility';
import { Dropdown } from 'antd';
import { stepped } from '../data/chapter-moves';
import type { Draft } from '../data/draft';
import type { OutlineActions } from '../data/outline-actions.hook';
import { phrases } from '../phrases';

/** The row of the menu, and its button. */
export interface OpenMenu {
  readonly key: string;
  readonly button: HTMLElement;
}

interface Props {
  readonly menu: OpenMenu;
  readonly chapters: Draft['chapters'];
  readonly actions: OutlineActions;
  /** The element that contains the menu. */
  readonly surface: HTMLElement;
  readonly onOpen: (lessonKey: string) => void;
  readonly onMove: (lessonKey: string) => void;
  readonly onClose: () => void;
}

/** One menu shared by all rows, since rendering one for each of 500 rows would be slow. */
export function OutlineMenu(props: Props) {
  const { menu, chapters, actions, surface, onOpen, onMove, onClose } = props;
  const { t } = phrases.use();
  const { key, button } = menu;
  useOverlay(onClose);
  const chapter = chapters.find((draftChapter) => draftChapter.key === key);
  const title =
    chapter?.title ??
    chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.key === key)?.title ??
    '';
  const isAtEnd = (offset: 1 | -1): boolean => stepped(chapters, key, offset) === chapters;
  const lessonItems = [
    { key: 'settings', label: t('lessonSettings'), onClick: () => onOpen(key) },
    {
      key: 'move',
      label: t('moveTo'),
      disabled: chapters.length < 2,
      onClick: () => onMove(key),
    },
  ];
  const buttonBox = button.getBoundingClientRect();
  const base = surface.getBoundingClientRect();
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onClose();
        button.focus();
      }}
      menu={{
        items: [
          ...(chapter ? [] : lessonItems),
          {
            key: 'up',
            label: t('moveUp'),
            disabled: isAtEnd(-1),
            onClick: () => actions.step(key, -1),
          },
          {
            key: 'down',
            label: t('moveDown'),
            disabled: isAtEnd(1),
            onClick: () => actions.step(key, 1),
          },
          {
            key: 'remove',
            label: t(chapter ? 'removeChapter' : 'removeLesson'),
            danger: true,
            onClick: () => actions.remove(key, title),
          },
        ],
        onClick: ({ key: chosen }) => {
          onClose();
          // Actions that open a dialog or remove the row move the focus themselves.
          if (chosen === 'up' || chosen === 'down') requestAnimationFrame(() => button.focus());
        },
      }}
    >
      <span
        style={{
          position: 'absolute',
          insetBlockStart: buttonBox.top - base.top,
          left: buttonBox.left - base.left,
          width: buttonBox.width,
          height: buttonBox.height,
          pointerEvents: 'none',
        }}
      />
    </Dropdown>
  );
}
