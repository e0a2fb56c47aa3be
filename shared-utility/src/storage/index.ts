export * from './config';
export { context } from './context';
export type {
  Appearance,
  AppearanceChoice,
  ContextValues,
  Density,
  MenuNode,
  MenuState,
  PermissionState,
  SessionEnd,
  ThemeName,
} from './context-values';
export { draftKey } from './drafts';
// The former names; both stay until the next major version.
export {
  ownerOf,
  savedPages,
  savedPages as keptPages,
  type UserStorage,
  type UserStorage as Kept,
  userStorage,
  userStorage as kept,
} from './per-person';
