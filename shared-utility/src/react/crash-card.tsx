import type { ReactElement } from 'react';
import { sharedPhrases } from '../i18n';
import { navigate } from '../navigation';

/** Plain elements: whatever broke, this still draws. */
export function CrashCard({ onRetry }: { onRetry?: () => void }): ReactElement {
  const { t } = sharedPhrases;
  return (
    <div role="alert" className="edu-crash">
      <h2>{t('crashed.title')}</h2>
      <p>{t('crashed.safe')}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {t('crashed.retry')}
        </button>
      )}
      <button type="button" onClick={() => navigate('/')}>
        {t('crashed.home')}
      </button>
    </div>
  );
}
