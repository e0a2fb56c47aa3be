import { Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../common/dialog.view';
import { draftsLostByLogout } from '../../../common/draft-pages';
import { phrases } from '../../../phrases';
import { leaveAnswered, selectIsLeaveDialogOpen } from '../data/unsaved.slice';

/** "Leave without saving?" Staying is the safe answer, so it comes first and is that of Escape. */
export function UnsavedQuestion() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  if (!useSelector(selectIsLeaveDialogOpen)) return null;
  const lostDrafts = draftsLostByLogout();
  const answer = (agreed: boolean): void => void dispatch(leaveAnswered(agreed));
  return (
    <Dialog label={t('unsaved.title')} onClose={() => answer(false)}>
      <div className="esf-dialog-body">
        <h2>{t('unsaved.title')}</h2>
        {lostDrafts ? (
          <>
            <p>{t('unsaved.logout')}</p>
            <ul>
              {lostDrafts.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
              {lostDrafts.others && <li>{t('unsaved.others')}</li>}
            </ul>
          </>
        ) : (
          <p>{t('unsaved.text')}</p>
        )}
        <div className="esf-dialog-actions">
          <Button type="primary" onClick={() => answer(false)}>
            {t('unsaved.stay')}
          </Button>
          <Button danger onClick={() => answer(true)}>
            {t('unsaved.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
