import { errorCodes, FailedNotice, ForbiddenPage } from '@edu/shared-utility';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly failure: { readonly code: number | null; readonly message: string };
  readonly onRetry: () => void;
}

/** In the place of what could not be read: to try again is no help to who may not see it. */
export function LoadFailed({ title, failure, onRetry }: Props) {
  const { t } = phrases.use();
  if (failure.code === errorCodes.forbidden) return <ForbiddenPage text={t('forbidden')} />;
  return <FailedNotice title={title} hint={failure.message} onRetry={onRetry} />;
}
