import { type CategoryType, useOverlay } from '@edu/shared-utility';
import { Button, Modal, theme } from 'antd';
import { useState } from 'react';
import { AsideCard } from '../aside-card.view';
import { Categories } from './categories.view';
import { useIsCramped } from './is-cramped.hook';
import { categoryWords } from './phrases';

interface Props {
  readonly kind: CategoryType;
  /** Permission without which they are read-only. */
  readonly permission: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/**
 * The categories beside a list, to select, sort and edit; renders nothing in narrow windows, where the list needs
 * the space.
 */
export function CategoryAside(props: Props) {
  const { token } = theme.useToken();
  if (useIsCramped()) return null;
  return (
    <AsideCard padding={`0 ${token.padding}px ${token.padding}px`}>
      <Categories {...props} />
    </AsideCard>
  );
}

function Sheet({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const { t } = categoryWords.use();
  useOverlay(onClose);
  return (
    <Modal open title={t('title')} footer={null} onCancel={onClose}>
      <Categories
        {...props}
        onChoose={(id) => {
          props.onChoose(id);
          onClose();
        }}
      />
    </Modal>
  );
}

/** In narrow windows, opens the categories that are otherwise beside the list. */
export function CategoryButton(props: Props) {
  const { t } = categoryWords.use();
  const [isOpen, setOpen] = useState(false);
  if (!useIsCramped()) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
