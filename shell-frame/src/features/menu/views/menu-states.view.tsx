import { phrases } from '../../../phrases';

/** Bars of the menu's real shape; they show only after 200 ms, by a CSS delay. */
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

/** Whom to ask is said on the page that an empty menu begins with. */
export function MenuEmpty() {
  const { t } = phrases.use();
  return (
    <div className="esf-menu-note">
      <span>{t('menu.empty')}</span>
    </div>
  );
}
