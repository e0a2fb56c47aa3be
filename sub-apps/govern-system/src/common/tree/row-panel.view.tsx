import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Facts, RowChanges } from '@edu/shared-utility/admin';
import { Button, Flex, theme } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { phrases } from './phrases';

/** A button for an action on a row. */
export interface TreeAction {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  onClick(): void;
}

export type RowFacts = ComponentProps<typeof Facts>['facts'];
type History = Omit<ComponentProps<typeof RowChanges>, 'row'>['history'];

interface Props {
  readonly row: { readonly id: string; readonly name: string };
  readonly facts: RowFacts;
  readonly actions: readonly TreeAction[];
  /** Why it cannot be deleted; null where it can. */
  readonly noDeleteReason: string | null;
  readonly history: History | undefined;
  /** Set where the panel covers the tree. */
  readonly onClose?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The panel of the chosen row: facts, actions and change history. */
export function RowPanel({
  row,
  facts,
  actions,
  noDeleteReason,
  history,
  onClose,
  children,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <section aria-label={row.name}>
      <Flex justify="space-between" gap="small" style={{ marginBlockEnd: token.marginSM }}>
        <h2 style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
          {row.name}
        </h2>
        {onClose && (
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('close')}
            onClick={onClose}
          />
        )}
      </Flex>
      {actions.length > 0 && (
        <Flex wrap gap="small" style={{ marginBlockEnd: token.margin }}>
          {actions.map(({ key, label, danger = false, disabled = false, onClick }) => (
            <Button key={key} danger={danger} disabled={disabled} onClick={onClick}>
              {label}
            </Button>
          ))}
        </Flex>
      )}
      {noDeleteReason !== null && (
        <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
          {noDeleteReason}
        </p>
      )}
      <Facts facts={facts} />
      {children}
      {history && (
        <section aria-label={t('history')} style={{ marginBlockStart: token.marginLG }}>
          <h3 style={{ margin: 0, fontSize: token.fontSize }}>{t('history')}</h3>
          <RowChanges key={row.id} row={row as never} history={history} />
        </section>
      )}
    </section>
  );
}
