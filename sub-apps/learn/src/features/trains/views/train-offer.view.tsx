import { formatDate, navigate, useDelayed } from '@edu/shared-utility';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { data } from '../../../common/data';
import { isMissingForLearner } from '../../../common/is-missing';
import { phrases } from '../phrases';

const toTrains = () => navigate('/learn/trains');

/** The training of an enrolment link, with the button to join. */
export function TrainOffer({ token: link }: { readonly token: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useTrainFindByLinkQuery({ token: link });
  const [enter, entering] = data.useTrainEnterLinkMutation();
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  const after = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the next one gets the focus.
  useEffect(() => {
    if (entering.isSuccess) after.current?.querySelector('button')?.focus();
  }, [entering.isSuccess]);
  if (load.status === 'failed') {
    const isMissing = isMissingForLearner(load.code);
    return (
      <Alert
        type={isMissing ? 'warning' : 'error'}
        showIcon
        title={isMissing ? t('gone') : t('failed')}
        description={isMissing ? t('goneHint') : load.message}
        action={
          isMissing ? (
            <Button onClick={toTrains}>{t('toTrains')}</Button>
          ) : (
            <Button onClick={read.refetch}>{t('retry')}</Button>
          )
        }
      />
    );
  }
  if (!load.data) {
    return (
      <div role="status" aria-label={t('loading')}>
        {isSlow && <Skeleton active />}
      </div>
    );
  }
  const { title, goal, startsAt, endsAt, places, isIn } = load.data;
  const [from, until] = [formatDate(startsAt, 'datetime'), formatDate(endsAt, 'datetime')];
  return (
    <>
      <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4, overflowWrap: 'anywhere' }}>
        {title}
      </h2>
      <p style={{ color: token.colorTextSecondary }}>{t('window', { from, until })}</p>
      {goal && <p style={{ whiteSpace: 'pre-line' }}>{goal}</p>}
      {isIn || entering.isSuccess ? (
        <div ref={after}>
          <p role="status">{entering.isSuccess ? t('entered', { title }) : t('isIn')}</p>
          <Button type="primary" size="large" onClick={toTrains}>
            {t('toTrains')}
          </Button>
        </div>
      ) : (
        <>
          {places !== null && <p>{places > 0 ? t('places', { count: places }) : t('full')}</p>}
          {entering.error && (
            <Alert
              type="error"
              showIcon
              role="alert"
              style={{ marginBlockEnd: token.marginSM }}
              title={failureOf(entering.error).message}
            />
          )}
          <Button
            type="primary"
            size="large"
            disabled={places === 0}
            loading={entering.isLoading}
            onClick={() => void enter({ token: link })}
          >
            {t('enrol')}
          </Button>
        </>
      )}
    </>
  );
}
