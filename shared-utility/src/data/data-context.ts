import { createContext } from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux';

/** Apart from react-redux' own context, so that an app may have a store of its own for its flows. */
export const DataContext = createContext<ReactReduxContextValue | null>(null);

export const dataHooks = {
  useDispatch: createDispatchHook(DataContext),
  useSelector: createSelectorHook(DataContext),
  useStore: createStoreHook(DataContext),
};
