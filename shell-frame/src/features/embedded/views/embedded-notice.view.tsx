import { PageCard } from '@edu/shared-utility';
import { phrases } from '../phrases';

interface NoticeProps {
  readonly title: string;
  readonly detail: string;
  /** Omitted where a retry would not help. */
  readonly onRetry?: () => void;
}

/** Shown in place of the embedded page. */
export function EmbeddedNotice({ title, detail, onRetry }: NoticeProps) {
  const { t } = phrases.use();
  return (
    <PageCard
      content={{
        art: 'broken',
        title,
        lines: [detail],
        role: 'alert',
        actions: onRetry ? [{ label: t('again'), press: onRetry }] : [],
      }}
    />
  );
}
