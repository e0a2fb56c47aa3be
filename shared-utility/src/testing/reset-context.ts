import { configureRuntime, setPageExit } from '../environment';
import { rearm } from '../session/end';
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
  rearm();
  forgetRefreshedPlace();
}
