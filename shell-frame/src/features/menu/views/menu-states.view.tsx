import { phrases } from '../../../phrases';

/** Placeholder rows; a CSS delay of 200 ms hides them during fast loads. */
export function MenuSkeleton() {
  const { t } = phrases.use();
  return (
    <div className="esf-menu-skeleton" role="status">
      <span className="esf-hidden">{t('menu.loading')}</span>
      {[70, 52, 60, 46, 64, 56].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

interface FailureProps {
  readonly title: string;
  readonly detail: string;
  readonly onRetry: () => void;
}

export function MenuFailure({ title, detail, onRetry }: FailureProps) {
  const { t } = phrases.use();
  return (
    <div className="esf-menu-note" role="alert">
      <strong>{title}</strong>
      <span>{detail}</span>
      <button type="button" className="esf-text-button" onClick={onRetry}>
        {t('menu.retry')}
      </button>
    </div>
  );
}

/** Shown for an empty menu; the page beside it says whom to ask. */
export function MenuEmpty() {
  const { t } = phrases.use();
  return (
    <div className="esf-menu-note">
      <span>{t('menu.empty')}</span>
    </div>
  );
}
