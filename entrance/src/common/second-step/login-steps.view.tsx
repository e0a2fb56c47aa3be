import { LazyView, lazyPart } from '@edu/shared-utility';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SessionEndNotice } from '../session-end.view';
import { secondStepSlice, selectSecondStep, selectShowsSecondStep } from './second-step.slice';
import { isAtStep } from './step-entry';

const secondStep = lazyPart('entrance', () => import('./second-step.view'));

interface Props {
  /** In the place of a second step that did not arrive. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** The ways to log in; while the second step is asked they wait behind it with what was typed. */
export function LoginSteps({ failed, children }: Props) {
  const isAsked = useSelector(selectSecondStep) !== null;
  // a page that begins at the step has lost it, and the step's file says so
  const [wasAtStep] = useState(isAtStep);
  const isShown = useSelector(selectShowsSecondStep);
  const dispatch = useDispatch();
  useEffect(() => {
    const follow = () => void dispatch(secondStepSlice.actions.stepped(isAtStep()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [dispatch]);
  return (
    <>
      {(isAsked || wasAtStep) && <LazyView part={secondStep} given={{}} failed={failed} />}
      {/* what is not on screen is nothing to fill for a password manager */}
      <fieldset className="ee-group" hidden={isShown} disabled={isShown}>
        <SessionEndNotice />
        {children}
      </fieldset>
    </>
  );
}
