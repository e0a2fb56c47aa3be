import { type LoadState, useDelayed } from '@edu/shared-utility';
import { Button, Flex, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import { Section } from './section.view';

interface Props<T> {
  title: string;
  load: LoadState<T>;
  onRetry: () => void;
  /** Placed beside the title. */
  extra?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A section that loads its own data: placeholders, the data, or the failure with a retry. */
export function SectionLoad<T>({ title, load, onRetry, extra, children }: Props<T>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const slow = useDelayed(load.status === 'loading');
  if (load.status === 'absent' && load.message === undefined) return null;
  const isWaiting = load.status === 'loading' || load.status === 'idle';
  return (
    // Placeholders are rendered at once, so that the sections below do not move.
    <Section
      title={title}
      extra={load.status === 'ready' && extra}
      isPlaceholder={isWaiting && !slow}
    >
      {load.status === 'ready' && children(load.data)}
      {load.status === 'absent' && (
        <span style={{ color: token.colorTextSecondary }}>{load.message}</span>
      )}
      {isWaiting && (
        // Hidden, since screen readers would read its rows as empty list items.
        <div aria-hidden style={{ minHeight: 94 }}>
          {slow && <Skeleton active title={false} />}
        </div>
      )}
      {load.status === 'failed' && (
        <Flex role="alert" align="center" justify="space-between" gap="middle">
          {load.message}
          <Button onClick={onRetry}>{t('page.retry')}</Button>
        </Flex>
      )}
    </Section>
  );
}
