import type { ResourceKind } from '@edu/shared-utility';
import { theme } from 'antd';
import { AsideCard } from '../../../common/aside-card.view';
import { Categories } from '../../../common/categories/categories.view';
import { uploads } from '../../../common/uploads/upload-queue';
import { phrases } from '../phrases';
import { KindNav } from './kind-nav.view';

interface Props {
  readonly kind: ResourceKind | undefined;
  readonly categoryId: string | undefined;
  /** Other organisations' resources have no category of this organisation. */
  readonly isOwn: boolean;
  readonly onChoose: (filters: {
    kind?: ResourceKind | undefined;
    categoryId: string | undefined;
  }) => void;
}

/** Kinds and categories beside the list. */
export function LibraryAside({ kind, categoryId, isOwn, onChoose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <AsideCard padding={token.padding}>
      <KindNav kind={kind} onChoose={(next) => onChoose({ kind: next, categoryId: undefined })} />
      {kind && isOwn && (
        <Categories
          key={kind}
          kind={kind}
          permission="resource.write"
          follow={uploads.onSaved}
          chosen={categoryId ?? null}
          onChoose={(id) => onChoose({ categoryId: id ?? undefined })}
        />
      )}
      {!kind && isOwn && (
        <p style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
          {t('category.hint')}
        </p>
      )}
    </AsideCard>
  );
}
