import { configureRuntime, setPageExit } from '../environment';
import { reset } from '../session/end';
import { forgetRefreshedPlace } from '../session/refresh-place';
import { context } from '../storage';
import { resetToasts } from '../toast';

/** A fresh person in a fresh browser: nothing stored, nothing waiting, no runtime overrides. */
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
