import { useState } from 'react';

/**
 * Props of a TreeSelect whose nodes are read once it opens or has a value to name, since trees are large.
 *
 * @param useTree the hook of the call, the same at each render
 */
export function useTreeOnOpen<Tree>(
  useTree: (args: undefined, options: { readonly skip: boolean }) => Tree,
  hasValue: boolean,
) {
  const [wasOpened, setOpened] = useState(false);
  const isRequested = wasOpened || hasValue;
  const tree = useTree(undefined, { skip: !isRequested });
  return { tree, isRequested, onOpen: () => setOpened(true) };
}
