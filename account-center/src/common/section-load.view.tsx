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

/** A section with data of its own: the shape to come, the data, or what failed and another try. */
export function SectionLoad<T>({ title, load, onRetry, extra, children }: Props<T>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const slow = useDelayed(load.status === 'loading');
  if (load.status === 'absent' && load.message === undefined) return null;
  const isWaiting = load.status === 'loading' || load.status === 'idle';
  return (
    // Its place is kept from the first moment, so that what comes does not push the next one away.
    <Section title={title} extra={load.status === 'ready' && extra} isEmpty={isWaiting && !slow}>
      {load.status === 'ready' && children(load.data)}
      {load.status === 'absent' && (
        <span style={{ color: token.colorTextSecondary }}>{load.message}</span>
      )}
      {isWaiting && (
        // its lines are a list of empty entries to anyone who hears the page
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
