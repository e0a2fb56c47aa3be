export * from './config';
export { context } from './context';
export type {
  Appearance,
  ContextValues,
  MenuNode,
  MenuState,
  ThemeName,
} from './context-values';
