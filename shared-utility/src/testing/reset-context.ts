import { configureRuntime, setPageExit } from '../environment';
import { reset } from '../session/end';
import { forgetRefreshedPlace } from '../session/refresh-place';
import { context } from '../storage';
import { resetToasts } from '../toast';

/** Resets storage, pending state and runtime configuration to those of a fresh browser. */
export function resetContext(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  context.clear();
  configureRuntime({});
  setPageExit(null);
  resetToasts();
  reset();
  forgetRefreshedPlace();
}
