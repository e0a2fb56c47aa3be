import { LazyView, lazyPart } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SessionEndNotice } from '../session-end.view';
import { selectSecondStep } from './second-step.slice';

const secondStep = lazyPart('entrance', () => import('./second-step.view'));

interface Props {
  /** In the place of a second step that did not arrive. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** The ways to log in; while the second step is asked they wait behind it with what was typed. */
export function LoginSteps({ failed, children }: Props) {
  const asked = useSelector(selectSecondStep) !== null;
  return (
    <>
      {asked && <LazyView part={secondStep} given={{}} failed={failed} />}
      <div hidden={asked}>
        <SessionEndNotice />
        {children}
      </div>
    </>
  );
}
