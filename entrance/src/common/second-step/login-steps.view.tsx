import { LazyView, lazyPart } from '@edu/shared-utility';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SessionEndNotice } from '../session-end.view';
import { secondStepSlice, selectSecondStep, selectShowsSecondStep } from './second-step.slice';
import { isAtStep } from './step-entry';

const secondStep = lazyPart('entrance', () => import('./second-step.view'));

interface Props {
  /** Shown if the chunk of the second step could not be loaded. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** The log-in forms; during the second step they stay mounted but hidden, with their input. */
export function LoginSteps({ failed, children }: Props) {
  const isStepNeeded = useSelector(selectSecondStep) !== null;
  // After a reload at this step its state is lost, which the step's chunk handles.
  const [wasAtStep] = useState(isAtStep);
  const isShown = useSelector(selectShowsSecondStep);
  const dispatch = useDispatch();
  useEffect(() => {
    const follow = () => void dispatch(secondStepSlice.actions.visibilityChanged(isAtStep()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [dispatch]);
  return (
    <>
      {(isStepNeeded || wasAtStep) && <LazyView part={secondStep} partProps={{}} failed={failed} />}
      {/** Disabled while hidden, so that password managers do not fill it. */}
      <fieldset className="ee-group" hidden={isShown} disabled={isShown}>
        <SessionEndNotice />
        {children}
      </fieldset>
    </>
  );
}
