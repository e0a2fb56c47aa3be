import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { sortingWords } from './phrases';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly isReadOnly: boolean;
  /** Whether nothing can be dropped on it. */
  readonly isClosed?: boolean;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A row with a drag handle; while something is dragged over it a line shows the drop position. */
export function SortableRow({ id, title, isReadOnly, isClosed = false, style, children }: Props) {
  const { t } = sortingWords.use();
  const { token } = theme.useToken();
  const sortable = useSortable({
    id,
    disabled: { draggable: isReadOnly, droppable: isReadOnly || isClosed },
    attributes: { roleDescription: t('role') },
  });
  const { transform, isDragging, isOver, activeIndex, index } = sortable;
  const edge = activeIndex > index ? 'borderBlockStart' : 'borderBlockEnd';
  return (
    <div
      ref={sortable.setNodeRef}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginXXS,
        minHeight: 40,
        background: token.colorBgContainer,
        borderBlock: '2px solid transparent',
        ...style,
        ...(isOver && !isDragging && { [edge]: `2px solid ${token.colorPrimary}` }),
        ...(transform && {
          transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`,
        }),
        // Translucent, so that the rows below remain visible.
        ...(isDragging && {
          position: 'relative',
          zIndex: 1,
          opacity: 0.7,
          boxShadow: token.boxShadow,
        }),
      }}
    >
      {!isReadOnly && (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('handle', { title })}
          style={{
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            width: 28,
            minHeight: 36,
            padding: 0,
            border: 0,
            borderRadius: token.borderRadiusSM,
            background: 'none',
            color: token.colorTextTertiary,
            cursor: isDragging ? 'grabbing' : 'grab',
            // Otherwise touching the handle would scroll the page.
            touchAction: 'none',
          }}
        >
          <HolderOutlined aria-hidden />
        </button>
      )}
      {children}
    </div>
  );
}
