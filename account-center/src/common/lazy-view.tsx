import { emit } from '@edu/shared-utility';
import { Button, Flex } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { phrases } from '../phrases';

/** A view in a chunk of its own; `prepare` fetches what it needs before its first sight. */
interface ViewModule<P> {
  default: ComponentType<P>;
  prepare?: () => Promise<unknown>;
}

/** A part of the page that comes on demand. */
interface Part<P> {
  load: () => Promise<ViewModule<P>>;
  /** Once it has arrived. */
  View: ComponentType<P> | null;
}

/** Names a part; its first sight fetches it with its texts, so the first sight of the page does not pay for it. */
export const lazyPart = <P extends object>(load: Part<P>['load']): Part<P> => ({
  load,
  View: null,
});

async function fetchPart<P extends object>(part: Part<P>): Promise<void> {
  const view = await part.load();
  await view.prepare?.();
  part.View = view.default;
}

interface Props<P> {
  part: Part<P>;
  /** What the view gets. */
  given: P;
  /** Takes over where the part did not arrive; without it that is said here, with another try. */
  onFailed?: () => void;
}

/** Shows a part as soon as it is there. Unlike React's `lazy` it remembers no failure, and has the module loader forget it. */
export function LazyView<P extends object>({ part, given, onFailed }: Props<P>) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>(
    part.View ? 'ready' : 'loading',
  );
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try loads again
  useEffect(() => {
    if (part.View) return;
    let gone = false;
    fetchPart(part).then(
      () => gone || setStatus('ready'),
      (reason) => {
        console.warn('A part of the page could not be loaded.', reason);
        emit('library:failed', { name: 'account-center' });
        if (gone) return;
        setStatus('failed');
        onFailed?.();
      },
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  if (status === 'ready' && part.View) return <part.View {...given} />;
  if (status !== 'failed' || onFailed) return null;
  const again = () => {
    setStatus('loading');
    setTries(tries + 1);
  };
  return <Failed onRetry={again} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <Flex role="alert" align="center" justify="center" gap="small" wrap>
      {t('page.partFailed')}
      <Button size="small" onClick={onRetry}>
        {t('page.retry')}
      </Button>
    </Flex>
  );
}
