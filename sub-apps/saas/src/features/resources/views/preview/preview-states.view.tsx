import { useDelayed } from '@edu/shared-utility';
import { Button, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../../phrases';

/** A frame for loading and failed states. */
export function PreviewFrame({
  children,
  role,
}: {
  readonly children: ReactNode;
  readonly role?: string;
}) {
  const { token } = theme.useToken();
  return (
    <div
      role={role}
      style={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: token.marginSM,
        minHeight: 160,
        padding: token.padding,
        borderRadius: token.borderRadius,
        background: token.colorFillQuaternary,
        color: token.colorTextSecondary,
        textAlign: 'center',
      }}
    >
      {children}
    </div>
  );
}

export function PreviewWaiting() {
  const { t } = phrases.use();
  const slow = useDelayed(true);
  return (
    <div role="status" aria-label={t('preview.loading')} style={{ minHeight: 160 }}>
      {slow && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
    </div>
  );
}

interface FailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

export function PreviewFailed({ message, onRetry }: FailedProps) {
  const { t } = phrases.use();
  return (
    <PreviewFrame role="alert">
      <strong>{t('preview.failed')}</strong>
      <span>{message}</span>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </PreviewFrame>
  );
}
