import { useDelayed } from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { InlineAlert } from '../../../common/inline-alert.view';
import { ScreenStyleSheet } from '../../../common/screen-style-sheet.view';
import { selectUndo, undoSlice } from '../data/undo.slice';
import { phrases } from '../phrases';
import { UndoDone, UndoInvalid } from './undo-end.view';
import { UndoQuestion } from './undo-question.view';

/** /entrance/undo: asks whether to undo the change named in a notice, and shows the result. */
export function UndoPage() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectUndo);
  const slow = useDelayed(state.status === 'looking', 200);
  const load = () => dispatch(undoSlice.actions.opened());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is mounted
  useEffect(() => {
    // Another link opened in this tab changes only the fragment, which is no navigation.
    const onHash = () => window.location.hash !== '' && load();
    load();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return (
    <EntranceLayout heading={t('title')}>
      <ScreenStyleSheet />
      <div role="status" className="ee-help">
        {slow && t('looking')}
      </div>
      {state.status === 'failed' && (
        <InlineAlert
          kind="error"
          title={state.message}
          action={
            <Button size="small" onClick={load}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {state.status === 'invalid' && <UndoInvalid />}
      {(state.status === 'asked' || state.status === 'working') && (
        <UndoQuestion
          plan={state.plan}
          busy={state.status === 'working'}
          problem={state.problem}
          onConfirm={() => dispatch(undoSlice.actions.agreed())}
        />
      )}
      {state.status === 'done' && <UndoDone plan={state.plan} />}
    </EntranceLayout>
  );
}
