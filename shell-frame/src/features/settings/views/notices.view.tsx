import { type NoticeChannel, useNotices } from '../data/notices.hook';
import { phrases } from '../phrases';

const messageChannels = ['mail', 'phone'] as const satisfies readonly NoticeChannel[];

/** Notification settings; nothing on a platform without any. */
export function Notices() {
  const { t } = phrases.use();
  const { load, retry, choose } = useNotices();
  if (load.status === 'absent') return null;
  return (
    <section aria-label={t('notices')} aria-busy={load.status === 'loading'}>
      <h2>{t('notices')}</h2>
      <p className="ess-hint ess-lead">{t('noticesAlways')}</p>
      {load.status === 'failed' && (
        <div role="alert" className="ess-trouble">
          <span>{load.message}</span>
          <button type="button" onClick={retry}>
            {t('again')}
          </button>
        </div>
      )}
      {load.status === 'ready' && (
        <fieldset className="ess-row" aria-busy={load.last === 'saving'}>
          <legend>{t('newNetwork')}</legend>
          <p className="ess-hint">{t('newNetworkHint')}</p>
          <div className="ess-options">
            {messageChannels.map((channel) => {
              const address = load.state[channel];
              return (
                <label key={channel} className="ess-option">
                  <input
                    type="checkbox"
                    checked={address !== null && load.state.newNetwork[channel]}
                    disabled={address === null}
                    onChange={({ target }) => choose(channel, target.checked)}
                  />
                  <span>
                    {address === null ? t(`${channel}Missing`) : t(`${channel}Way`, { address })}
                  </span>
                </label>
              );
            })}
          </div>
          <p role="status" className="ess-hint ess-said">
            {load.last === 'saved' && t('noticesSaved')}
          </p>
          {typeof load.last === 'object' && (
            <p role="alert" className="ess-trouble">
              {load.last.refused}
            </p>
          )}
        </fieldset>
      )}
    </section>
  );
}
