import { createContext } from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux';

/** Separate from react-redux's own context, so that an app can have another store for its flows. */
export const DataContext = createContext<ReactReduxContextValue | null>(null);

export const dataHooks = {
  useDispatch: createDispatchHook(DataContext),
  useSelector: createSelectorHook(DataContext),
  useStore: createStoreHook(DataContext),
};
