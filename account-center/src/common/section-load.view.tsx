import { useDelayed } from '@edu/shared-utility';
import { Button, Flex, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import type { Load } from './load';
import { Section } from './section.view';

interface Props<T> {
  title: string;
  load: Load<T>;
  onRetry: () => void;
  /** Stands beside the title. */
  extra?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A section with data of its own: the shape to come, the data, or what failed and another try. */
export function SectionLoad<T>({ title, load, onRetry, extra, children }: Props<T>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const slow = useDelayed(load.status === 'loading');
  if (load.status === 'idle') return null;
  if (load.status === 'absent' && load.message === undefined) return null;
  if (load.status === 'loading' && !slow) return null;
  return (
    <Section title={title} extra={load.status === 'ready' && extra}>
      {load.status === 'ready' && children(load.data)}
      {load.status === 'absent' && (
        <span style={{ color: token.colorTextSecondary }}>{load.message}</span>
      )}
      {load.status === 'loading' && <Skeleton active title={false} />}
      {load.status === 'failed' && (
        <Flex role="alert" align="center" justify="space-between" gap="middle">
          {load.message}
          <Button onClick={onRetry}>{t('page.retry')}</Button>
        </Flex>
      )}
    </Section>
  );
}
