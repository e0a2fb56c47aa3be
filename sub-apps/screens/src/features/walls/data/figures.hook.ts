import { useEffect, useState } from 'react';
import { follow, type Shown } from './follow';
import type { Source } from './sources';

/** The figures of a wall for as long as it hangs. */
export function useFigures<T>(source: Source<T>): Shown<T> {
  const [shown, setShown] = useState<Shown<T>>({ status: 'loading' });
  useEffect(() => follow(source, setShown), [source]);
  return shown;
}
