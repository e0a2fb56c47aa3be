import type { ResourceKind } from '@edu/shared-utility';
import { useOverlay } from '@edu/shared-utility';
import { Button, Modal, theme } from 'antd';
import { Categories } from '../../../common/categories/categories.view';
import { uploads } from '../../../common/uploads/upload-queue';
import { phrases } from '../phrases';
import { KindNav } from './kind-nav.view';

interface Props {
  readonly kind: ResourceKind | undefined;
  readonly categoryId: string | undefined;
  readonly onChoose: (filters: {
    readonly kind: ResourceKind | undefined;
    readonly categoryId: string | undefined;
  }) => void;
  /** Undefined for people who may only read. */
  readonly onUnits: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The navigation beside the list, as a drawer on a phone. */
export function LibrarySheet({ kind, categoryId, onChoose, onUnits, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('sheet')}
      footer={null}
      onCancel={onClose}
      width="100%"
      style={{ top: 0, maxWidth: '100vw', margin: 0, padding: 0 }}
      styles={{ container: { minHeight: '100dvh', borderRadius: 0 } }}
    >
      <KindNav kind={kind} onChoose={(next) => onChoose({ kind: next, categoryId: undefined })} />
      {kind ? (
        <Categories
          key={kind}
          kind={kind}
          permission="resource.write"
          follow={uploads.onSaved}
          chosen={categoryId ?? null}
          onChoose={(id) => {
            onChoose({ kind, categoryId: id ?? undefined });
            onClose();
          }}
        />
      ) : (
        <p style={{ color: token.colorTextSecondary }}>{t('category.hint')}</p>
      )}
      {onUnits && (
        <Button block style={{ marginBlockStart: token.marginLG }} onClick={onUnits}>
          {t('units')}
        </Button>
      )}
    </Modal>
  );
}
