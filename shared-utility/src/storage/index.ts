export * from './config';
export { context } from './context';
export type {
  Appearance,
  AppearanceChoice,
  Density,
  MenuNode,
  MenuState,
  PermissionState,
  SessionEnd,
  ThemeName,
} from './context-entities';
export type { ContextValues } from './context-values';
export { draftKey } from './drafts';
export {
  ownerOf,
  savedPages,
  type UserStorage,
  userStorage,
} from './per-person';
