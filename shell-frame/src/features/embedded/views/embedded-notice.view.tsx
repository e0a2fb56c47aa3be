import { PageCard } from '@edu/shared-utility';
import { phrases } from '../phrases';

interface NoticeProps {
  readonly title: string;
  readonly detail: string;
  /** Without it another try would be useless. */
  readonly onAgain?: () => void;
}

/** Shown where the embedded page cannot be. */
export function EmbeddedNotice({ title, detail, onAgain }: NoticeProps) {
  const { t } = phrases.use();
  return (
    <PageCard
      content={{
        art: 'broken',
        title,
        lines: [detail],
        role: 'alert',
        actions: onAgain ? [{ label: t('again'), press: onAgain }] : [],
      }}
    />
  );
}
