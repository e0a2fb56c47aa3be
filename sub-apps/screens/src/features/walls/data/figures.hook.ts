import { useEffect, useState } from 'react';
import { type FollowState, follow } from './follow';
import type { Source } from './sources';

/** The figures of a wall screen, followed while it is mounted. */
export function useFigures<T>(source: Source<T>): FollowState<T> {
  const [followState, setFollowState] = useState<FollowState<T>>({ status: 'loading' });
  useEffect(() => follow(source, setFollowState), [source]);
  return followState;
}
