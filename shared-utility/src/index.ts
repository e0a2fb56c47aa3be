/** The public API of @edu/shared-utility: the only code that apps share. */
export { abortable } from './abortable';
export { api, apiFor } from './api';
export type * from './contract';
export { errorCodes } from './contract/error-codes';
export { maskAccount, maskMail, maskPhone } from './contract/mask';
export { secondsLeft, startCooldown, useCooldown } from './cooldown';
export {
  apiBaseUrl,
  configurationKey,
  configureRuntime,
  type Environment,
  effectiveTiming,
  environment,
  limits,
  type PageExit,
  page,
  type RuntimeConfig,
  runtimeConfig,
  setPageExit,
  type Timing,
  timing,
} from './environment';
export { type EventMap, emit, on, type Toast, type ToastKind } from './events';
export { type Failure, refusedInPlace, toFailure, withoutToast } from './failure';
export * from './http';
export * from './i18n';
export { mayFetchAhead, whenIdle } from './idle';
export { isRunning } from './jobs';
export { type KeyGroup, keyGroups, offerKeys } from './keys';
export {
  afterRead,
  failedLoad,
  isShown,
  type Loaded,
  type LoadState,
  readFailure,
  useLoad,
} from './load';
export { navigate } from './navigation';
export { overlays } from './navigation/overlays';
export * from './page-card';
export { watchPhrasePackages } from './phrase-packages';
export { type AskForProof, askForProofWith } from './proof';
export * from './react';
export {
  apiVersion as version,
  checkRequires,
  RequiresError,
  satisfies,
  versionOf,
} from './requires';
export { offerSearch, type SearchHit, type SearchProvider, searchProviders } from './search';
export { safeImage, tokenProof } from './security';
export * from './session';
export { deviceOf } from './session/device';
export * from './storage';
export * from './sub-app';
export { supervised } from './supervised';
export { onTabVisibility } from './tab-visibility';
export * from './theme';
export { toast } from './toast';
export { offerUndo, type UndoOffer } from './undo';
export { unsaved, useUnsaved } from './unsaved';
export * from './validation';
export {
  passkeys,
  type SecondStepProps,
  secondStepForm,
  type Verification,
  type VerifyProps,
  verifyForm,
} from './verify';
