import { StyleSheet, usePageTitle } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { phrases } from '../phrases';

interface Props {
  /** What is previewed, for the tab. */
  readonly title: string;
  /** Label above the page. */
  readonly label: string;
  /** Path of the list within the app. */
  readonly listPath: string;
  readonly children: ReactNode;
}

const printStyles = `@media print {
  .cms-preview-bar { display: none !important; }
  .cms-preview { padding: 0 !important; background: none !important; }
}`;

/** A page without the frame as readers see it, below a label that is not printed. */
export function PreviewSheet({ title, label, listPath, children }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  usePageTitle(title, null);
  return (
    <div style={{ minHeight: '100vh', background: token.colorBgContainer }}>
      <StyleSheet css={printStyles} />
      <Flex
        className="cms-preview-bar"
        wrap
        gap="small"
        align="center"
        justify="space-between"
        style={{
          padding: `${token.paddingXS}px ${token.padding}px`,
          background: token.colorFillQuaternary,
          borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
        }}
      >
        <span style={{ color: token.colorTextSecondary }}>{label}</span>
        <Flex gap="small" align="center">
          <Link to={listPath} style={{ color: token.colorLink }}>
            {t('back')}
          </Link>
          <Button size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Flex>
      </Flex>
      <div
        className="cms-preview"
        style={{ padding: `${token.paddingXL}px ${token.padding}px ${token.paddingXL * 2}px` }}
      >
        {children}
      </div>
    </div>
  );
}
