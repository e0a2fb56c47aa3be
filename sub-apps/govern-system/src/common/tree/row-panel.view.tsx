import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from './phrases';

interface Props {
  readonly row: { readonly name: string };
  readonly narrow: boolean;
  readonly facts: readonly { label: string; value: ReactNode }[];
  /** Why it cannot be deleted; null where it can. */
  readonly keeps: string | null;
  readonly mayWrite: boolean;
  readonly busy: boolean;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What is known of the chosen row and what may be done with it; at the foot of the window on a phone. */
export function RowPanel(props: Props) {
  const { row, narrow, facts, keeps, mayWrite, busy } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <section
      aria-label={row.name}
      style={{
        flex: '0 0 auto',
        boxSizing: 'border-box',
        width: narrow ? '100%' : 320,
        padding: token.padding,
        position: 'sticky',
        insetBlock: narrow ? 'auto 0' : `${token.margin}px auto`,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgElevated,
        boxShadow: narrow ? token.boxShadowSecondary : undefined,
      }}
    >
      <Flex justify="space-between" gap="small">
        <h2 style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
          {row.name}
        </h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('close')}
          onClick={props.onClose}
        />
      </Flex>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          gap: `${token.paddingXXS}px ${token.padding}px`,
          margin: `${token.marginSM}px 0`,
        }}
      >
        {facts.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
            <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
          </div>
        ))}
      </dl>
      {props.children}
      {mayWrite && (
        <>
          <Flex wrap gap="small">
            <Button onClick={props.onEdit}>{t('edit')}</Button>
            <Button onClick={props.onAdd}>{t('addBelow')}</Button>
            <Button onClick={props.onMove} disabled={busy}>
              {t('move')}
            </Button>
            <Button danger onClick={props.onDelete} disabled={busy || keeps !== null}>
              {t('delete')}
            </Button>
          </Flex>
          {keeps !== null && (
            <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorTextSecondary }}>
              {keeps}
            </p>
          )}
        </>
      )}
    </section>
  );
}
