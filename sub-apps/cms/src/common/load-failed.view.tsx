import { errorCodes, FailedNotice, ForbiddenPage } from '@edu/shared-utility';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly failure: { readonly code: number | null; readonly message: string };
  readonly onRetry: () => void;
}

/** Shown when data could not be loaded; without a retry where the person may not see them. */
export function LoadFailed({ title, failure, onRetry }: Props) {
  const { t } = phrases.use();
  if (failure.code === errorCodes.forbidden) return <ForbiddenPage text={t('forbidden')} />;
  return <FailedNotice title={title} hint={failure.message} onRetry={onRetry} />;
}
